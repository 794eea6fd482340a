import type { ComponentProps } from 'react';
import type { ReturnedDraft } from '#contract/call.ts';
import type { showBiodata } from '#contract/pdf.ts';
import type { SaidOpenly } from '#web/features/disability/SaidOpenly.tsx';
import { OwnBiodata } from './OwnBiodata.tsx';
import { OwnCard } from './OwnCard.tsx';

interface Props extends Omit<ComponentProps<typeof OwnCard>, 'said'>, ComponentProps<typeof SaidOpenly> {
  hasSaid: boolean;
  biodata: ReturnedDraft<typeof showBiodata> | null;
}

/** The member's own page: the card as others see it, and the printable biodata. */
export function OwnMember({ biodata, ...mine }: Props) {
  return (
    <>
      <OwnCard {...mine} said={mine.hasSaid ? mine : null} />
      {biodata && mine.family && <OwnBiodata {...mine} family={mine.family} choice={biodata} />}
    </>
  );
}
