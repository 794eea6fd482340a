import type { HelplinePhone } from '#contract/helpline.ts';
import { Helplines } from './Helplines.tsx';
import { WriteToOffice } from './WriteToOffice.tsx';

/** How the office is reached: by its phones under what leads to them, or, where it has entered none, by its form. */
export function OfficeWays({ phones, lead }: { phones: readonly HelplinePhone[]; lead: string }) {
  if (phones.length === 0) return <WriteToOffice />;
  return (
    <>
      <p>{lead}</p>
      <Helplines phones={phones} />
    </>
  );
}
