import { useActionData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { OUTCOME } from '#contract/outcome.ts';
import { addDay, type DayKind, removeDay, type showDays } from '#contract/together-days.ts';
import { deeds } from '#web/forms/actions.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { InScript } from '#web/i18n/InScript.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { choiceIn, type Labels } from '#words/label.ts';
import { longDate } from '#words/numbers.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import styles from './Days.module.css';
import { dayKindNames, daysTexts } from './days.texts.ts';

/** The small forms that add a day to the planner, and remove one. */
export const dayDeeds = deeds({ addDay, removeDay });

const { Deed } = dayDeeds;

type Day = ReturnedDraft<typeof showDays>['days'][number];

interface Props {
  member: string;
  days: readonly Day[];
  /** The kinds of days on this page. Other days are left out. */
  kinds: readonly [DayKind, ...DayKind[]];
}

/** The part of the two families' planner that concerns this page: the days, and a form to add one. */
export function Days({ member, days, kinds }: Props) {
  const t = useTexts(daysTexts);
  const language = useLanguage();
  const sent = useActionData<FormResult>();
  const shownDays = days.filter(({ kind }) => kinds.includes(kind));
  const names: Labels = Object.fromEntries(kinds.map((kind) => [kind, dayKindNames[kind]]));
  const [firstKind] = kinds;
  const hasOneKind = kinds.length === 1;
  const ownNote = (isShared: boolean) => (isShared ? t.shared : t.own);
  return (
    <>
      {shownDays.length === 0 && <p>{t.none}</p>}
      {shownDays.length > 0 && (
        <ul className={styles.days}>
          {shownDays.map(({ id, kind, day, note, isShared, isOwn }) => (
            <li key={id}>
              <p>
                <b>{longDate(day, language)}</b> · {choiceIn(names, kind, language)}
              </p>
              {note && (
                <p className={styles.note}>
                  <InScript>{note}</InScript>
                </p>
              )}
              <p className="soft">{isOwn ? ownNote(isShared) : t.theirs}</p>
              {isOwn && <Deed deed="removeDay" member={member} label={t.remove} sent={{ id: String(id) }} />}
            </li>
          ))}
        </ul>
      )}
      <Accordion
        items={[
          {
            id: 'add-day',
            heading: t.add,
            isOpen: sent?.deed === 'addDay' && sent.code !== OUTCOME.done,
            // The key empties the form after a day was added.
            content: (
              <Deed
                key={days.length}
                deed="addDay"
                member={member}
                label={t.keep}
                initial={{ kind: firstKind }}
                {...(hasOneKind && { sent: { kind: firstKind } })}
              >
                {(field) => (
                  <>
                    {!hasOneKind && <ChoiceSelect {...field('kind')} label={t.kind} names={names} required />}
                    <TextField {...field('day')} label={t.day} type="date" required />
                    <TextField {...field('note')} label={t.note} hint={t.noteHint} />
                    <Shared {...field('isShared')} label={t.share} />
                  </>
                )}
              </Deed>
            ),
          },
        ]}
      />
    </>
  );
}

/** The checkbox that shows a day to the other family too. */
function Shared({
  defaultValue,
  ...field
}: { name: string; id: string; defaultValue: string; error: string | undefined } & { label: string }) {
  return <CheckboxField {...field} defaultChecked={defaultValue === 'Yes'} />;
}
