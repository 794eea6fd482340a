import { Link, type LinkProps } from 'react-router';

interface Props extends Omit<LinkProps, 'to' | 'discover' | 'relative' | 'prefetch' | 'reloadDocument'> {
  /** The path of a page of this site. */
  to: `/${string}`;
}

/**
 * A link for pages with dozens of links. The server renders a plain `<a>`, because resolving the path with the router
 * would take longer than the rest of a row.
 */
export function SiteLink({ to, ...props }: Props) {
  if (!import.meta.env.SSR) return <Link to={to} discover="none" {...props} />;
  const { state: _, replace: __, preventScrollReset: ___, viewTransition: ____, ...attributes } = props;
  return <a {...attributes} href={to} />;
}
