/** The id of a field of a small form: the forms of one page share their fields' names. */
export const deedFieldId = (deed: string, member: string | undefined, name: string): string =>
  [deed, member, name].filter(Boolean).join('-');

/** The id of a small form whose button stands elsewhere. */
export const deedFormId = (deed: string, member: string | undefined): string => deedFieldId(deed, member, 'form');
