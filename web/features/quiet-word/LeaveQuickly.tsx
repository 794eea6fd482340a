import type { MouseEvent } from 'react';

const ELSEWHERE = '/faqs';

/** Goes to an ordinary page in the place of this one: *back* does not lead here again. */
export function LeaveQuickly({ label }: { label: string }) {
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    window.location.replace(ELSEWHERE);
  };
  return (
    <p>
      <a href={ELSEWHERE} onClick={leave}>
        <strong>{label}</strong>
      </a>
    </p>
  );
}
