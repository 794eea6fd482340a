/** One place to go, in the reader's words; with `children` it only opens them. */
export interface NavigationItem {
  to: string;
  label: string;
  children?: readonly NavigationItem[];
}
