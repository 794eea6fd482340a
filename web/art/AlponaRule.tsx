import { useId } from 'react';

/** A full-width line of rice-paste petals, in the colour of the text. */
export function AlponaRule({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <svg className={className} width="100%" height="16" aria-hidden="true" focusable="false">
      <pattern id={id} width="44" height="16" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="currentColor" strokeLinecap="round">
          <path d="M0 14.5h44" />
          <path
            d="M22 12.5C18 9.5 18 5 22 1.5c4 3.5 4 8 0 11zM20 12.5C14 12.5 10.5 9.5 10 5.5c4 .3 7 2 8.5 4.5M24 12.5c6 0 9.5-3 10-7-4 .3-7 2-8.5 4.5"
            strokeWidth="1.3"
          />
          <path d="M0 11.5c4 0 5-5 2-5.8M44 11.5c-4 0-5-5-2-5.8" strokeWidth="1.3" />
        </g>
        <g fill="currentColor">
          <circle cx="22" cy="8" r="1.1" />
          <circle cx="7" cy="10.5" r="1.2" />
          <circle cx="37" cy="10.5" r="1.2" />
          <circle cx="0" cy="2.5" r="1.2" />
          <circle cx="44" cy="2.5" r="1.2" />
        </g>
      </pattern>
      <rect width="100%" height="16" fill={`url(#${id})`} />
    </svg>
  );
}
