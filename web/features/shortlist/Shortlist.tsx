import type { ComponentType, ReactNode } from 'react';
import { Link, useActionData, useSearchParams } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { cardSheetAddress, MOST_ON_SHEET } from '#contract/card-sheets.ts';
import { LANGUAGES } from '#contract/languages.ts';
import type { SharedView } from '#contract/member.ts';
import { OUTCOME } from '#contract/outcome.ts';
import type { listShortlist } from '#contract/shortlist.ts';
import { type Chip, chipsOf } from '#web/card/chips.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { FileLink } from '#web/forms/FileLink.tsx';
import type { FormResult } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CheckListField } from '#web/ui/CheckListField.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useMember } from '#web/useMember.ts';
import { dayAndMonth, number } from '#words/numbers.ts';
import { readableName } from '#words/readable-name.ts';
import { printForEldersTexts } from './print-for-elders.texts.ts';
import styles from './Shortlist.module.css';
import { shortlistDeeds } from './shortlist.actions.ts';
import { shortlistTexts } from './shortlist.texts.ts';

const { Deed } = shortlistDeeds;

/**
 * Folds the form for the reader's own note about a member, with the date of saving (`since`, in words) and a button to
 * remove the member from the list.
 */
function OwnNote({ member, note, since }: { member: string; note: string; since: string }) {
  const t = useTexts(shortlistTexts);
  const result = useActionData<FormResult>();
  const isAboutThisNote = result?.deed === 'shortlist' && result.typed.member === member;
  const wasRefused = isAboutThisNote && result.code !== OUTCOME.done;
  const content = (
    <>
      <Deed key={note} deed="shortlist" member={member} label={t.keep} initial={{ note }}>
        {(field) => <TextAreaField {...field('note')} label={t.note} hint={since} rows={2} />}
      </Deed>
      <Deed deed="unlist" member={member} label={t.remove} look="quiet" />
    </>
  );
  return (
    <details id={`note-${member}`} open={wasRefused}>
      <summary className={styles.handle}>{note ? t.change : t.write}</summary>
      {content}
    </details>
  );
}

type Kept = ReturnedDraft<typeof listShortlist>['members'][number];

interface Props {
  members: readonly Kept[];
  /** Renders a family as in the lists; provided by the page. */
  Row: ComponentType<{
    match: Pick<Kept, 'member'> & { isKept: boolean; hasNote: boolean };
    chips: readonly Chip[];
    isRow: boolean;
  }>;
  /** Shown below the list. The page provides it if the shortlist has few or no members. */
  beneath: ReactNode;
}

/**
 * The saved families, each with the reader's own note. A family is removed with the bookmark or the button below the
 * note.
 */
export function Shortlist({ members, Row, beneath }: Props) {
  const t = useTexts(shortlistTexts);
  const language = useLanguage();
  const chips = chipsOf(members, language);
  return (
    <MemberSheet
      heading={t.heading}
      aside={members.length > 0 && t.count(number(members.length, language))}
      lead={members.length > 0 && t.lead}
    >
      <DeedNotice />
      {members.length === 0 && (
        <EmptyState title={t.none} action={<LinkButton to="/matching-profile">{t.toPeople}</LinkButton>}>
          <p>{t.noneText}</p>
        </EmptyState>
      )}
      {members.length > 1 && (
        <p>
          <Link to="/matching-profile/shortlist?beside=Yes">{t.beside}</Link>
        </p>
      )}
      {members.length > 0 && <PrintForElders members={members.map(({ member }) => member)} />}
      {members.length > 0 && (
        <ul className={styles.list}>
          {members.map(({ member, note, addedAt }, index) => (
            <li key={member.memberId} id={`kept-${member.memberId}`}>
              <Row match={{ member, isKept: true, hasNote: note !== '' }} chips={chips[index] ?? []} isRow />
              {note && <p className={`quoted ${styles.words}`}>{note}</p>}
              <div className={styles.own}>
                <Link to={`/matching-profile/${member.memberId}/pair`}>{t.sideBySide}</Link>
                <OwnNote member={member.memberId} note={note} since={t.addedOn(dayAndMonth(addedAt, language))} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {beneath}
    </MemberSheet>
  );
}

/**
 * Folds the links to printed cards, for relatives who do not use a phone. The chosen members are in the address, so the
 * choice works without JavaScript.
 */
function PrintForElders({ members }: { members: readonly Pick<SharedView, 'memberId' | 'name' | 'spelled'>[] }) {
  const t = useTexts(printForEldersTexts);
  const language = useLanguage();
  const { profileId } = useMember();
  const [query] = useSearchParams();
  // The reader's own language comes first.
  const languages = [language, ...LANGUAGES.filter((other) => other !== language)];
  const chosenIds = query.getAll('print').filter(Boolean);
  const options = members.map((member) => ({
    value: member.memberId,
    label: readableName(member, language) || member.memberId,
  }));
  return (
    <details className="screen-only" open={query.has('print')} id="print">
      <summary>{t.heading}</summary>
      <p>{t.lead}</p>
      {members.length > 1 && (
        <form method="get" action="/matching-profile/shortlist#print">
          <input type="hidden" name="print" value="" />
          <CheckListField
            name="print"
            label={t.choose}
            hint={t.chooseHint}
            options={options}
            defaultValue={chosenIds.join(',')}
          />
          <Button look="secondary">{t.show}</Button>
        </form>
      )}
      {chosenIds.length > MOST_ON_SHEET && <p>{t.tooMany}</p>}
      <div className={styles.papers}>
        {languages.map((sheetLanguage) => (
          <FileLink
            key={sheetLanguage}
            to={cardSheetAddress(profileId, sheetLanguage, chosenIds.slice(0, MOST_ON_SHEET))}
            label={sheetLanguage === 'bn' ? t.bengali : t.english}
          />
        ))}
      </div>
      <p>{t.back}</p>
    </details>
  );
}
