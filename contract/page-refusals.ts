/** Sentences of a page that cannot be shown. In a separate file, because every page loads it. */
export const pageRefusals = {
  unexpected: 'Something went wrong on our side. Nothing you typed is lost; please try again.',
  notFound: 'There is nothing at this address',
  methodNotAllowed: 'This cannot be done from this page. Please go back and try again',
} as const;
