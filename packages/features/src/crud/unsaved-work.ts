/** Asks about unsaved work. Resolves to true when the form may be left: it is unchanged, was saved, or is discarded. */
export type LeaveQuestion = () => Promise<boolean>;

/** Callbacks of the open form for navigation away from its screen. */
export interface OpenForm {
  ask: LeaveQuestion;
  /** Called when the screen is not left after all; the form guards its changes again. */
  onStayed: () => void;
}

let openForm: OpenForm | null = null;

/** Registers the open form. @returns a function that unregisters it */
export function registerOpenForm(form: OpenForm): () => void {
  openForm = form;
  return () => {
    if (openForm === form) openForm = null;
  };
}

/** Whether a form is open on the screen. */
export function hasOpenForm(): boolean {
  return openForm !== null;
}

/** Whether the screen may be left; asks if there is unsaved work. For leaving in other ways than by navigation. */
export async function mayLeave(): Promise<boolean> {
  return openForm === null || openForm.ask();
}

/** Tells the open form that its screen is not left after all, although `mayLeave` returned true. */
export function stayAfterAll(): void {
  openForm?.onStayed();
}
