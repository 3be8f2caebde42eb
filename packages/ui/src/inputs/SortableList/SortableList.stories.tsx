import OutlinedInput from '@mui/material/OutlinedInput';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, type within } from 'storybook/test';
import { type SortableItem, SortableList, type SortableListProps } from './index.ts';

const questions: readonly SortableItem[] = [
  { id: 'a', title: 'When do you open?' },
  { id: 'b', title: 'What should I bring?' },
  { id: 'c', title: 'Is there a bus?' },
];

/** Holds the items, as a form does. */
function Questions({ items: initialItems, ...props }: SortableListProps) {
  const [items, setItems] = useState(initialItems);
  return (
    <SortableList
      {...props}
      items={items}
      renderItem={(index) => (
        <OutlinedInput defaultValue={items[index]?.title} slotProps={{ input: { 'aria-label': 'Question' } }} />
      )}
      onMove={(from, to) => {
        props.onMove(from, to);
        const moved = items[from];
        if (moved) setItems(items.toSpliced(from, 1).toSpliced(to, 0, moved));
      }}
      onAdd={() => setItems([...items, { id: `new ${items.length}`, title: '' }])}
      onRemove={(index) => {
        setItems(items.toSpliced(index, 1));
        return () => setItems(items);
      }}
    />
  );
}

const meta = {
  title: 'Inputs/SortableList',
  tags: ['new', 'since-0.1.0'],
  component: SortableList,
  args: {
    itemName: 'question',
    items: questions,
    renderItem: (index) => questions[index]?.title,
    onMove: fn(),
    onAdd: fn(),
    onRemove: fn(() => fn()),
  },
  render: (props) => <Questions {...props} />,
} satisfies Meta<typeof SortableList>;
export default meta;
type Story = StoryObj<typeof meta>;

const titles = (canvas: ReturnType<typeof within>) =>
  canvas.queryAllByRole('textbox').map((input: HTMLElement) => (input instanceof HTMLInputElement ? input.value : ''));

export const Default: Story = {};

/** Each press moves the item by one place; the focus and the announcement go with it. */
export const MovedByButtons: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move down: question 1' }));
    await expect(titles(canvas)).toEqual(['What should I bring?', 'When do you open?', 'Is there a bus?']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Question 1 is now number 2 of 3.');
    await expect(canvas.getByRole('button', { name: 'Move down: question 2' })).toHaveFocus();
  },
};

export const MovedByKeys: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Move up: question 3' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(titles(canvas)).toEqual(['When do you open?', 'Is there a bus?', 'What should I bring?']);
    await userEvent.keyboard('{Home}');
    await expect(titles(canvas)[0]).toBe('Is there a bus?');
    const first = canvas.getByRole('button', { name: 'Move up: question 1' });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('aria-disabled', 'true');
    // At the beginning there is nowhere to go, and the focus stays.
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onMove).toHaveBeenCalledTimes(2);
    await expect(first).toHaveFocus();
  },
};

/** The centers of the grip of the first item and of the last item. */
const dragPoints = (canvas: ReturnType<typeof within>) => {
  const [grip] = canvas.getAllByTitle('Drag to move');
  const last = canvas.getAllByRole('listitem').at(-1);
  if (!grip || !last) throw new Error('There is nothing to drag.');
  const { top, height } = last.getBoundingClientRect();
  return { grip, last, clientY: top + height / 2 };
};

/** With a mouse, a pen or a finger. */
export const MovedByDragging: Story = {
  play: async ({ args, canvas }) => {
    const { grip, last, clientY } = dragPoints(canvas);
    await fireEvent.pointerDown(grip, { buttons: 1 });
    await fireEvent.pointerMove(window, { clientY, buttons: 1 });
    await expect(last).toHaveAttribute('data-drop', 'after');
    await fireEvent.pointerUp(window);
    await expect(args.onMove).toHaveBeenCalledWith(0, 2);
    await expect(titles(canvas)).toEqual(['What should I bring?', 'Is there a bus?', 'When do you open?']);
  },
};

export const DraggingCanceled: Story = {
  play: async ({ args, canvas }) => {
    const { grip, last, clientY } = dragPoints(canvas);
    await fireEvent.pointerDown(grip, { buttons: 1 });
    await fireEvent.pointerMove(window, { clientY, buttons: 1 });
    await userEvent.keyboard('{Escape}');
    await expect(last).not.toHaveAttribute('data-drop');
    await fireEvent.pointerUp(window);
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const RemovedAndBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove question 2' }));
    await expect(titles(canvas)).toEqual(['When do you open?', 'Is there a bus?']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Question 2, “What should I bring?”, was removed.');
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(titles(canvas)).toEqual(questions.map(({ title }) => title));
    await expect(canvas.getByRole('button', { name: 'Remove question 2' })).toHaveFocus();
  },
};

export const Added: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add question' }));
    await expect(canvas.getByRole('textbox', { name: 'Question' })).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'question 1' })).toBeVisible();
  },
};

export const Full: Story = {
  args: { maxItems: 3, itemName: 'entry', itemPlural: 'entries' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This can have at most 3 entries.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add entry' })).not.toBeInTheDocument();
  },
};

/** A long list begins closed: what an item contains is seen when its name is pressed, and stays when it is closed. */
export const Closed: Story = {
  args: { items: questions.map((question) => ({ ...question, startsOpen: false })) },
  play: async ({ canvas }) => {
    await expect(titles(canvas)).toEqual([]);
    const first = canvas.getByRole('button', { name: 'question 1 When do you open?' });
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.type(canvas.getByRole('textbox'), ' And close?');
    await userEvent.click(first);
    await expect(titles(canvas)).toEqual([]);
    await userEvent.click(first);
    await expect(titles(canvas)).toEqual(['When do you open? And close?']);
  },
};

/** An item with something wrong is open, and stays open once it is right. */
export const WithErrorAndNote: Story = {
  args: {
    items: questions.map((question, index) => ({
      ...question,
      startsOpen: false,
      hasError: index === 1,
      isIndented: index > 0,
      note: index === 2 ? 'Not public' : undefined,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^question 2/ })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: 'question 3 Is there a bus? Not public' })).toBeVisible();
  },
};
