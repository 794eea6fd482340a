import { Link, type LinkProps } from 'react-router';

interface Props extends Omit<LinkProps, 'to' | 'discover' | 'relative' | 'prefetch' | 'reloadDocument'> {
  /** A path of this site, from its root. */
  to: `/${string}`;
}

/**
 * A link of which a page has dozens. The server writes it down: the router takes longer to find out where such a path leads than
 * for the rest of a row.
 */
export function SiteLink({ to, ...props }: Props) {
  if (!import.meta.env.SSR) return <Link to={to} discover="none" {...props} />;
  const { state: _, replace: __, preventScrollReset: ___, viewTransition: ____, ...attributes } = props;
  return <a {...attributes} href={to} />;
}
