import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { handOverAll, type showMyDay } from '#contract/staff/tasks.ts';
import { deeds } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { labelIn } from '#words/label.ts';
import { number } from '#words/numbers.ts';
import { useDesk } from './desk.ts';
import { assignedNames, myDayTexts } from './my-day.texts.ts';
import styles from './Office.module.css';
import { TaskEntry } from './TaskEntry.tsx';

/** The action that hands all work of one member of staff to another. */
export const myDayDeeds = deeds({ handOverAll });

const { Deed } = myDayDeeds;

/**
 * For each kind of assigned item, a function that returns its address. A room without a page for each item shows all
 * items assigned to the reader.
 */
const ADDRESS_OF = {
  letter: () => '/office/letters?mine=Yes',
  call: () => '/office/calls?mine=Yes',
  case: (reference: string) => `/office/reports/${reference}?mine=Yes`,
} as const;

type Props = ReturnedDraft<typeof showMyDay>;

/**
 * Shows the tasks of the reader that are overdue or due within a week, and the items assigned to the reader.
 * Administrators also see the open work of colleagues who have left.
 */
export function MyDay({ tasks, assigned, left }: Props) {
  const t = useTexts(myDayTexts);
  const language = useLanguage();
  return (
    <section aria-labelledby="my-day">
      <h2 id="my-day">{t.heading}</h2>
      {left.map(({ id, name, count }) => (
        <Notice key={id} tone="info" title={t.left(name, number(count, language))}>
          <HandOverAll from={id} />
        </Notice>
      ))}
      {tasks.length + assigned.length === 0 && <p>{t.nothing}</p>}
      <ul className={styles.entries}>
        {tasks.map((task) => (
          <TaskEntry key={task.id} task={task} isNamed />
        ))}
      </ul>
      {assigned.length > 0 && (
        <p className={styles.line}>
          <span>{t.assigned}:</span>
          {assigned.map(({ kind, reference }) => (
            <Link key={`${kind} ${reference}`} to={ADDRESS_OF[kind](reference)}>
              {labelIn(assignedNames[kind], language)} {reference}
            </Link>
          ))}
        </p>
      )}
      <p>
        <Link to="/office/tasks">{t.all}</Link>
      </p>
    </section>
  );
}

/** A form that hands all work of one member of staff to another. */
export function HandOverAll({ from }: { from: number }) {
  const t = useTexts(myDayTexts);
  const { colleagues } = useDesk();
  return (
    <Deed deed="handOverAll" member={String(from)} label={t.handOver}>
      {(field) => (
        <SelectField
          {...field('staff')}
          label={t.toWhom}
          placeholder="–"
          options={colleagues
            .filter(({ id }) => id !== from)
            .map(({ id, name }) => ({ value: String(id), label: name }))}
          required
        />
      )}
    </Deed>
  );
}
