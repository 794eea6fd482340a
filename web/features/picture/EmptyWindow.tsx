/** The cards' window with nothing in it yet but a camera. */
export const EmptyWindow = ({ className }: { className?: string | undefined }) => (
  <svg className={className} width="84" height="98" viewBox="0 0 120 140" aria-hidden="true" focusable="false">
    <path
      d="M2 138V52C2 40.500 7.500 32 16.500 28.500 16 21 25 14.500 36 15.500 43 5.500 51.500 2 60 2s17 3.500 24 13.500c11-1 20 5.500 19.500 13 9 3.500 14.500 12 14.500 23.500v86z"
      fill="var(--rice)"
      stroke="var(--turmeric)"
      strokeWidth="2"
    />
    <path
      d="M38 68h11l4-7h14l4 7h11v31H38zm22 23a8 8 0 1 0 0-16 8 8 0 0 0 0 16z"
      fill="none"
      stroke="var(--turmeric)"
      strokeWidth="3"
      strokeLinejoin="round"
    />
  </svg>
);
