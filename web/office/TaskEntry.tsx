import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { finishTask, handOverTask, type showFamilyWork } from '#contract/staff/tasks.ts';
import { deeds } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { longDate } from '#words/numbers.ts';
import { useDesk } from './desk.ts';
import { workTexts } from './member/work.texts.ts';
import styles from './Office.module.css';

/** The actions of a task: to mark it as done, and to hand it over. */
export const taskDeeds = deeds({ finish: finishTask, handOver: handOverTask });

const { Deed } = taskDeeds;

type Task = ReturnedDraft<typeof showFamilyWork>['tasks'][number];

interface Props {
  task: Task;
  /** True if the family's name is shown beside the task, as a link. */
  isNamed?: boolean;
}

/** A task about a family: its words, its due day, and the member of staff. It can be marked as done or handed over. */
export function TaskEntry({ task, isNamed = false }: Props) {
  const t = useTexts(workTexts);
  const language = useLanguage();
  const desk = useDesk();
  const { id, kind, memberId, name, words, dueOn, isLate, staffId, staffName, madeBy } = task;
  const day = longDate(dueOn, language);
  return (
    <li className={styles.entry} data-entry tabIndex={-1}>
      <p className={styles.line}>
        {isNamed && (
          <Link to={`/office/members/${memberId}`} data-key="o">
            <strong>{name || memberId}</strong>
          </Link>
        )}
        <span>{kind === 'call' ? t.call : t.task}</span>
        {words && <strong>{words}</strong>}
        <span className={isLate ? styles.late : styles.soft}>{isLate ? t.late(day) : t.until(day)}</span>
        {(!isNamed || staffId !== desk.id) && <span className={styles.soft}>{t.of(staffName)}</span>}
        {madeBy && <span className={styles.soft}>{t.from(madeBy)}</span>}
      </p>
      <div className={styles.line} data-key="a">
        <Deed deed="finish" member={String(id)} label={t.done} />
        <details>
          <summary>{t.handOver}</summary>
          <Deed deed="handOver" member={String(id)} label={t.handOverNow}>
            {(field) => (
              <SelectField
                {...field('staff')}
                label={t.toWhom}
                placeholder="–"
                options={desk.colleagues
                  .filter((colleague) => colleague.id !== staffId)
                  .map((colleague) => ({ value: String(colleague.id), label: colleague.name }))}
                required
              />
            )}
          </Deed>
        </details>
      </div>
    </li>
  );
}
