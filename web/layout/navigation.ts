/** A menu entry in the reader's language; an entry with `children` only opens them. */
export interface NavigationItem {
  to: string;
  label: string;
  children?: readonly NavigationItem[];
}
