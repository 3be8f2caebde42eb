import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useId, useState } from 'react';

/** A picture in the editor, with its description in a field below it: Tab leads from one to the next. Internal. */
export function PictureView({ node, extension, updateAttributes }: NodeViewProps) {
  const id = useId();
  const { name, alt, caption } = node.attrs;
  // The editor renders later than the field, whose cursor would jump.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <NodeViewWrapper as="figure">
      <img src={extension.options.url(String(name))} alt={alt} data-drag-handle="" />
      <FormControl fullWidth sx={{ marginBlock: 1 }}>
        <FormLabel htmlFor={id}>Description of the picture</FormLabel>
        <OutlinedInput
          id={id}
          size="small"
          placeholder="What does it show? Leave it empty if the picture only decorates."
          value={typed ?? alt}
          onFocus={() => setTyped(String(alt))}
          onBlur={() => setTyped(null)}
          onChange={({ target }) => {
            setTyped(target.value);
            updateAttributes({ alt: target.value });
          }}
          // Enter in a line of a form saves it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          slotProps={{ input: { dir: 'auto' } }}
        />
      </FormControl>
      {caption && <figcaption>{String(caption)}</figcaption>}
    </NodeViewWrapper>
  );
}
