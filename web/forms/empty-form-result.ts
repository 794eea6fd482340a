/** The result of a form of which nothing has come yet. */
export const emptyFormResult = { code: 0, message: null, errors: {}, typed: {}, goTo: '', needsLogin: false };
