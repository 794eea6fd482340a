/** The angles of the petals and of the dots between them, in degrees. */
const petalTurns = [12, 45, 78];
const dotTurns = [28.5, 61.5];

/** A quarter of an alpona with a tendril along each side, in the colour of the text. */
export function AlponaCorner({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 72 72"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <g strokeWidth="1.4" strokeLinecap="round">
        <path d="M8 1a8 8 0 0 1-7 7M13 1A13 13 0 0 1 1 13" />
        {petalTurns.map((turn) => (
          <path key={turn} d="M15 0c4-5 11-5.5 17 0-6 5.5-13 5-17 0zM19 0h7" transform={`rotate(${turn})`} />
        ))}
        <Tendril />
        <g transform="matrix(0 1 1 0 0 0)">
          <Tendril />
        </g>
      </g>
      <g fill="currentColor" stroke="none">
        {dotTurns.map((turn) => (
          <circle key={turn} cx="29" r="1.6" transform={`rotate(${turn})`} />
        ))}
        <circle cx="37" cy="37" r="1.5" transform="translate(-12 -12)" />
        <circle cx="68" cy="3" r="1.5" />
        <circle cx="3" cy="68" r="1.5" />
      </g>
    </svg>
  );
}

function Tendril() {
  return (
    <path d="M34 3c8-1 16-2 21 2 4.5 3.8 1 10-3.5 8-3-1.5-1.5-5.5 1.2-4.6M42 2.5c1 4-1 8-5 9M46 2.2c3-2 7-2 10-.7" />
  );
}
