/** An alpona flower between two strokes, below a heading; in the colour of the text. */
export function Lotus({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} width="104" height="14" viewBox="0 0 104 14" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="1.3">
        <path d="M1 11.500h33c4 0 5-4.500 2-5.500M103 11.500H70c-4 0-5-4.500-2-5.500" />
        <path d="M52 12.500C48 9.500 48 5 52 1.500c4 3.500 4 8 0 11zM50 12.500C44 12.500 40.500 9.500 40 5.500c4 .3 7 2 8.500 4.500M54 12.500c6 0 9.500-3 10-7-4 .3-7 2-8.500 4.500" />
      </g>
      <circle cx="52" cy="8" r="1.100" fill="currentColor" />
    </svg>
  );
}
