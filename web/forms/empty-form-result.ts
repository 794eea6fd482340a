/** The result of a form that has not been sent yet. */
export const emptyFormResult = { code: 0, message: null, errors: {}, typed: {}, goTo: '', needsLogin: false };
