import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type Standing, showMember } from '#contract/member.ts';
import type { Message } from '#contract/message.ts';
import { showProfile } from '#contract/own-profile.ts';
import { pairPaper } from '#contract/pdf.ts';
import type { Signs } from '#contract/signs.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { Icon } from '#web/art/Icon.tsx';
import { ActionBar } from '#web/card/ActionBar.tsx';
import { useToday } from '#web/clock.ts';
import { BeforeSending, NextDeeds } from '#web/features/introductions/Interest.tsx';
import { introductionDeeds } from '#web/features/introductions/introductions.actions.ts';
import styles from '#web/features/member/Member.module.css';
import { memberTexts } from '#web/features/member/member.texts.ts';
import { DayIsSpent, NoSuchMember } from '#web/features/member/NoSuchMember.tsx';
import pairStyles from '#web/features/member/Pair.module.css';
import { PairPaper } from '#web/features/member/PairPaper.tsx';
import { PairSheet } from '#web/features/member/PairSheet.tsx';
import { PaperLinks } from '#web/features/pdf/PaperLinks.tsx';
import { papersTexts } from '#web/features/pdf/pdf.texts.ts';
import { CallFamily } from '#web/fields/CallFamily.tsx';
import { ReportLink } from '#web/fields/ReportLink.tsx';
import { actionOfForms } from '#web/forms/actions.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { pairAsText } from '#words/pdf/as-text.ts';
import { pairOf } from '#words/pdf/pair.ts';
import { readableName } from '#words/readable-name.ts';
import { sheetTexts } from '#words/sheet/sheet.texts.ts';

const { en, bn } = sheetTexts;
export const head = {
  en: { title: en.sideBySide, description: en.explain },
  bn: { title: bn.sideBySide, description: bn.explain },
};

/** HTTP status: the reader may not see the profile. */
const NOT_FOUND = 404;
/** HTTP status: the reader has used up the profile views of today. */
const SPENT = 429;

/**
 * Loads both profiles as this reader may see them. Returns only a message if the reader may not see the member (404) or
 * the daily view limit is reached (429), and no message if the two have no sheet (404).
 */
export async function loader({ params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>) {
  const visit = visitOf(context);
  const member = params.profileId ?? '';
  const answer = await visit.api(showMember, { member });
  if (!answer.ok && answer.status === NOT_FOUND) return data({ lost: answer.message }, { status: NOT_FOUND });
  if (!answer.ok && answer.status === SPENT) return data({ spent: answer.message }, { status: SPENT });
  const them = answer.ok ? answer.values : await load(visit, showMember, { member });
  const { sheet } = them;
  if (sheet === null) return data({ lost: null }, { status: NOT_FOUND });
  const { profileId, gender } = await load(visit, showProfile, { withCompleteness: '' });
  const me = await load(visit, showMember, { member: profileId });
  return data({ me, them, sheet, isBride: gender === 'Female' });
}

export const action = actionOfForms(introductionDeeds);

/** The reader's profile and another member's side by side, or only a message (see `loader`). */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  if ('lost' in loaded) return <NoSuchMember lost={loaded.lost} />;
  return 'spent' in loaded ? <DayIsSpent message={loaded.spent} /> : <Pair {...loaded} />;
}

/** The tab for the printable sheet. */
const PAPER = 'paper';

type Loaded = Exclude<ReturnType<typeof useLoaderData<typeof loader>>, { spent: Message } | { lost: Message | null }>;

function Pair({ me, them, sheet, isBride }: Loaded) {
  const t = useTexts(sheetTexts);
  const papers = useTexts(papersTexts);
  const language = useLanguage();
  // The reader's print contains their own birth data. The other family's appears once both have accepted.
  const [bride, groom] = isBride ? [me, them] : [them, me];
  const { memberId } = them.shared;
  const name = readableName(them.shared, language);
  const pair = pairOf({ bride, groom, sheet, today: useToday() }, language);
  return (
    <>
      <div className={`screen-only ${styles.page}`}>
        <div className={styles.top} data-top-line>
          <Link to={`/matching-profile/${memberId}`}>
            <Icon name="previous" />
            <span>{t.cardOf(name)}</span>
          </Link>
          <div>
            <a href={`#${PAPER}`}>
              <Icon name="download" />
              <span aria-hidden="true">PDF</span>
              <span className="spoken">{papers.download}</span>
            </a>
          </div>
        </div>
        <div className={pairStyles.head}>
          <MemberSheet heading={t.sideBySide} />
        </div>
        <DeedNotice />
        <PairSheet
          bride={bride}
          groom={groom}
          sheet={sheet}
          isBride={isBride}
          isAccepted={them.standing === 'accepted'}
          next={<Next member={memberId} {...them} />}
        />
        <section id={PAPER}>
          <h2>{papers.sheet}</h2>
          <p>{papers.sheetLead}</p>
          <PaperLinks paper={pairPaper} member={memberId} text={pairAsText(pair)} />
        </section>
        <ReportLink member={memberId} name={name} />
      </div>
      <PairPaper bride={bride} groom={groom} sheet={sheet} pair={pair} />
    </>
  );
}

interface NextProps {
  member: string;
  standing: Standing;
  signs: Signs | null;
  isWritingFirst: boolean;
}

/** The next action between the two families, as on the other member's page. */
function Next({ member, standing, signs, isWritingFirst }: NextProps) {
  const t = useTexts(memberTexts);
  const isOver = standing === 'expired' || standing === 'withdrawn' || standing === 'declinedByThem';
  if (standing === 'own' || standing === 'ended' || isOver) return null;
  return (
    <>
      <BeforeSending standing={standing} signs={signs} />
      <ActionBar label={t.next}>
        {standing === 'accepted' ? (
          <CallFamily member={member} isWritingFirst={isWritingFirst} />
        ) : (
          <NextDeeds member={member} standing={standing} hasNote={false} />
        )}
      </ActionBar>
    </>
  );
}
