import type { ComponentProps } from 'react';
import type { ChartMarks } from '#contract/birth-chart.ts';
import type { ReturnedDraft } from '#contract/call.ts';
import type { FamilyView, SharedView } from '#contract/member.ts';
import type { showBiodata } from '#contract/pdf.ts';
import { BiodataFace } from '#web/card/BiodataFace.tsx';
import { useToday } from '#web/clock.ts';
import type { SaidOpenly } from '#web/features/disability/SaidOpenly.tsx';
import { OwnPaper } from '#web/features/pdf/OwnPaper.tsx';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { useMember } from '#web/useMember.ts';
import { biodataAsText } from '#words/pdf/as-text.ts';
import { biodataOf } from '#words/pdf/biodata.ts';
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

interface OwnBiodataProps {
  shared: SharedView;
  family: FamilyView;
  chart: ChartMarks | null;
  /** The choices of the biodata's contents. */
  choice: ReturnedDraft<typeof showBiodata>;
}

/** The member's own biodata with the chosen contents: to edit, download, copy and print. */
function OwnBiodata({ shared, family, chart, choice }: OwnBiodataProps) {
  const language = useLanguage();
  const { gender } = useMember();
  const withBirth = choice.birth === 'Yes';
  const biodata = biodataOf(
    {
      shared,
      family,
      chart,
      withBirth,
      isBride: gender === 'Female',
      today: useToday(),
      contact: choice.contact === 'Yes' ? choice.reached : null,
      blessing: choice.blessing,
    },
    language,
  );
  return (
    <>
      <OwnPaper choice={choice} member={shared.memberId} text={biodataAsText(biodata)} />
      <BiodataFace
        biodata={biodata}
        shared={withBirth ? shared : { ...shared, logno: null }}
        chart={withBirth ? chart : null}
        picture={choice.photo === 'Yes' ? shared.picture : ''}
      />
    </>
  );
}
