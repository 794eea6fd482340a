/**
 * Whether a page is among those opened most: home, the list and a member's page. The other pages load one more style
 * sheet.
 */
export const isOftenOpened = (page: string): boolean => /(^|pages\/)(home|matches|member\/Member)/.test(page);
