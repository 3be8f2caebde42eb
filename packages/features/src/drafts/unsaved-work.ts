/** Asks about unsaved work. Resolves to true when the form may be left: it is unchanged, was saved, or is discarded. */
export type LeaveConfirmation = () => Promise<boolean>;

/** Callbacks of the open form for navigation away from its screen. */
export interface OpenFormHandlers {
  ask: LeaveConfirmation;
  /** Called when the screen is not left after all; the form guards its changes again. */
  onStayed: () => void;
}

let openForm: OpenFormHandlers | null = null;

/** Registers the open form. @returns a function that unregisters it */
export function registerOpenForm(form: OpenFormHandlers): () => void {
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
export async function confirmLeave(): Promise<boolean> {
  return openForm === null || openForm.ask();
}

/** Tells the open form that its screen is not left after all, although `confirmLeave` returned true. */
export function cancelLeave(): void {
  openForm?.onStayed();
}
