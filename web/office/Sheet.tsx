import type { ReactNode } from 'react';
import type { FormResult } from '#web/forms/form-action.ts';
import { PAGE_HEADING } from '#web/layout/useArrival.ts';
import { OfficeNotice } from './OfficeNotice.tsx';

interface Props {
  heading: ReactNode;
  lead?: ReactNode;
  /** What the last form has brought, where that says more than that it was taken. */
  news?: ReactNode;
  /** What is said beside its own form (`Fresh`), and not above. */
  skips?: (result: FormResult) => boolean;
  children: ReactNode;
}

/** A room: its heading, what came of the last form, and what is in it. */
export const Sheet = ({ heading, lead, news, skips, children }: Props) => (
  <>
    <h1 id={PAGE_HEADING}>{heading}</h1>
    {lead && <p>{lead}</p>}
    {news || <OfficeNotice {...(skips && { skips })} />}
    {children}
  </>
);
