/**
 * Returns the id of a field of a small form. It includes deed and member, because the forms of one page share their
 * fields' names.
 */
export const deedFieldId = (deed: string, member: string | undefined, name: string): string =>
  [deed, member, name].filter(Boolean).join('-');

/** Returns the id of a small form whose button is elsewhere. */
export const deedFormId = (deed: string, member: string | undefined): string => deedFieldId(deed, member, 'form');
