/** The thread between two cards: its ends hang loose until both families have accepted, then it is tied. Decoration. */
export function Thread({ isTied, className }: { isTied: boolean; className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 236 120"
      fill="none"
      stroke="var(--gold)"
      strokeWidth="8"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      {isTied ? (
        <>
          <path d="M0 46c18-12 30 0 48 4s34-6 50 2M236 46c-18-12-30 0-48 4s-34-6-50 2" />
          <path d="M112 54c-16 6-46-6-48-20s34-18 50 18M122 54c16 6 46-6 48-20s-34-18-50 18" strokeWidth="7" />
          <path d="M112 62l-34 46M124 62l34 46" />
          <circle cx="118" cy="54" r="14" fill="var(--alta)" stroke="none" />
        </>
      ) : (
        <path d="M0 46c18-12 34 2 54 4s34-14 38 6-6 28-14 36M236 46c-18-12-34 2-54 4s-34-14-38 6 6 28 14 36" />
      )}
    </svg>
  );
}
