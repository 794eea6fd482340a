/** The butterfly (prajapati) of Bengali wedding cards. Decorative. */
export function Butterfly({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-34 -30 68 58" aria-hidden="true" focusable="false">
      <Wings />
      <g transform="scale(-1 1)">
        <Wings />
      </g>
      <path d="M0-9c2.3 0 2.8 3 2.3 8.5L1.2 17c-.2 2-2.2 2-2.4 0L-2.3-.5C-2.8-6-2.3-9 0-9z" fill="var(--ink)" />
      <circle cy="-10.5" r="2.6" fill="var(--ink)" />
    </svg>
  );
}

function Wings() {
  return (
    <>
      <path d="M1.5-2C4-15 15-27 27-26c6 .5 6 11 1 18C23-1.5 11 2 1.5 1z" fill="#a3152a" />
      <path d="M1.5 2.5c8-1 18 .5 21.5 6.5 4 7-1 16-8.5 14.5C7.5 22 3 12 1.5 6z" fill="#a3152a" />
      <path d="M8-5.5C11-13 17-20 24-21c2 5-1 10-5 13-3 2-7 3-11 2.5z" fill="#f3b53f" />
      <path d="M11.5-8.5c2-4 5.5-7.5 9-8.5.5 3-1 5.5-3.5 7-1.5 1-3.5 1.5-5.5 1.5z" fill="#a3152a" />
      <circle cx="13.5" cy="12.5" r="5" fill="#f3b53f" />
      <circle cx="13.5" cy="12.5" r="2.2" fill="#a3152a" />
      <circle cx="27.3" cy="-16" r="1.3" fill="#fffaf1" />
      <circle cx="26" cy="-10.5" r="1.3" fill="#fffaf1" />
      <circle cx="21.5" cy="-5" r="1.3" fill="#fffaf1" />
      <circle cx="19.5" cy="18.5" r="1.2" fill="#fffaf1" />
      <circle cx="21.8" cy="13" r="1.2" fill="#fffaf1" />
      <path
        d="M.8-12C1.5-19 4-25 8.5-27c2.5-1 3.5 2 1.5 2.6"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.1"
        strokeLinecap="round"
      />
    </>
  );
}
