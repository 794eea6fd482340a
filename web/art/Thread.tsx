/** The thread between two cards: loose until both families have accepted, then tied in a bow. Decorative. */
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
          <path d="M0 46c36-8 76 18 118 16M236 46c-36-8-76 18-118 16" />
          <path d="M118 60C104 26 62 10 56 34s36 32 62 26zM118 60c14-34 56-50 62-26s-36 32-62 26z" />
          <path d="M118 62c-8 22-18 34-32 46M118 62c8 22 18 34 32 46" />
          <circle cx="118" cy="60" r="13" fill="var(--alta)" stroke="none" />
        </>
      ) : (
        <path d="M0 46c44-6 74 46 118 46s74-52 118-46" />
      )}
    </svg>
  );
}
