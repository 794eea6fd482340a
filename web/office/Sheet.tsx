import type { ReactNode } from 'react';
import { PAGE_HEADING } from '#web/layout/useArrival.ts';
import { OfficeNotice } from './OfficeNotice.tsx';

/** A room: its heading, what came of the last form, and what is in it. */
export const Sheet = ({ heading, lead, children }: { heading: ReactNode; lead?: ReactNode; children: ReactNode }) => (
  <>
    <h1 id={PAGE_HEADING}>{heading}</h1>
    {lead && <p>{lead}</p>}
    <OfficeNotice />
    {children}
  </>
);
