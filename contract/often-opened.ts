/** Whether a member's page is among those opened most: home, the list and a member's page; the others have a style sheet more. */
export const isOftenOpened = (page: string): boolean => /(^|pages\/)(home|matches|member\/Member)/.test(page);
