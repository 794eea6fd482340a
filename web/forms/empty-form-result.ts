/** The code of a form that has not been sent, or whose call was refused. The contract's outcomes begin at 1. */
export const NOT_SENT = 0;

/** The result of a form that has not been sent yet. */
export const emptyFormResult = {
  code: NOT_SENT,
  message: null,
  errors: {},
  typed: {},
  goTo: '',
  needsLogin: false,
};
