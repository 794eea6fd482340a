import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import type { showMemberToStaff } from '#contract/staff/members.ts';
import { bringCodeToFamily, correctPaper } from '#contract/staff/paper.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { mayEnter, useDesk } from '#web/office/desk.ts';
import { memberTexts } from '#web/office/pages/member.texts.ts';
import { dayInIndia } from '#words/numbers.ts';
import { memberDeeds } from './member-deeds.ts';

const { Deed } = memberDeeds;

interface Props {
  member: string;
  paper: NonNullable<ReturnedDraft<typeof showMemberToStaff>['paper']>;
}

/** The paper form or old register from which the office entered a profile, and whether the family has taken it over. */
export function PaperEntry({ member, paper }: Props) {
  const t = useTexts(memberTexts);
  const language = useLanguage();
  const desk = useDesk();
  const day = (moment: string) => dayInIndia(moment, language);
  return (
    <>
      <h2>{t.paper}</h2>
      <p>
        {paper.consentOn ? t.paperSigned(paper.formNumber, day(paper.consentOn)) : t.ofOldRegister(paper.formNumber)}{' '}
        {t.paperBy(paper.enteredBy, day(paper.enteredAt))}
      </p>
      <p>{paper.claimedAt ? t.claimedOn(day(paper.claimedAt)) : t.notClaimed(day(paper.endsAt))}</p>
      {!paper.claimedAt && mayEnter(desk, correctPaper) && (
        <p>
          <Link to={`/office/paper?${new URLSearchParams({ member })}`}>{t.correctPaper}</Link>
        </p>
      )}
      {!paper.claimedAt && mayEnter(desk, bringCodeToFamily) && (
        <Deed deed="code" member={member} label={t.bringCode} />
      )}
    </>
  );
}
