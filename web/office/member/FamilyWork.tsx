import type { ReturnedDraft } from '#contract/call.ts';
import { setNearOf } from '#contract/staff/near.ts';
import { addTask, logCall, type showFamilyWork } from '#contract/staff/tasks.ts';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { deeds } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { AddForm } from '#web/office/AddForm.tsx';
import { useDesk } from '#web/office/desk.ts';
import { MinutesField } from '#web/office/MinutesField.tsx';
import { nearOptions, placeNamed } from '#web/office/near.ts';
import styles from '#web/office/Office.module.css';
import { callOutcomes } from '#web/office/pages/calls.texts.ts';
import { TaskEntry } from '#web/office/TaskEntry.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { workTexts } from './work.texts.ts';

/** The actions for the work on a family: to record a call, to add a task, and to choose the place it is near. */
export const workDeeds = deeds({ logCall, addTask, near: setNearOf });

const { Deed } = workDeeds;

/** The deeds whose result is shown beside their own form. */
export const WORK_ADDS: readonly string[] = ['logCall', 'addTask'];

type Props = ReturnedDraft<typeof showFamilyWork> & { member: string };

/** The tasks about a family, forms for a call and a new task, and the place of the office that the family is near. */
export function FamilyWork({ member, tasks, nearId, isNearChosen }: Props) {
  const t = useTexts(workTexts);
  const language = useLanguage();
  const desk = useDesk();
  return (
    <section aria-labelledby="work">
      <h2 id="work">{t.heading}</h2>
      {tasks.length === 0 && <p>{t.none}</p>}
      <ul className={styles.entries}>
        {tasks.map((task) => (
          <TaskEntry key={task.id} task={task} />
        ))}
      </ul>
      <details>
        <summary>{t.logHeading}</summary>
        <AddForm deed="logCall" member={member}>
          <Deed deed="logCall" member={member} label={t.log} look="primary">
            {(field) => (
              <>
                <ChoiceSelect {...field('outcome')} label={t.outcome} names={callOutcomes} required />
                <MinutesField {...field('minutes')} />
                <TextField {...field('words')} label={t.words} hint={t.wordsHint} />
                <TextField {...field('again')} label={t.again} hint={t.againHint} type="date" autoComplete="off" />
              </>
            )}
          </Deed>
        </AddForm>
      </details>
      <details>
        <summary>{t.addHeading}</summary>
        <AddForm deed="addTask" member={member}>
          <Deed deed="addTask" member={member} label={t.add} initial={{ staff: String(desk.id) }}>
            {(field) => (
              <>
                <TextField {...field('words')} label={t.what} hint={t.wordsHint} required />
                <TextField {...field('due')} label={t.due} type="date" autoComplete="off" required />
                <SelectField
                  {...field('staff')}
                  label={t.who}
                  placeholder="–"
                  options={desk.colleagues.map(({ id, name }) => ({ value: String(id), label: name }))}
                  required
                />
              </>
            )}
          </Deed>
        </AddForm>
      </details>
      {desk.places.length > 0 && (
        <details>
          <summary>{t.nearHeading(placeNamed(desk.places, nearId, language) || t.nowhere)}</summary>
          <Deed deed="near" member={member} label={t.saveNear} initial={{ near: isNearChosen ? String(nearId) : '' }}>
            {(field) => (
              <SelectField
                {...field('near')}
                label={t.near}
                hint={t.nearHint}
                placeholder={t.byDistrict}
                options={nearOptions(desk.places, language)}
              />
            )}
          </Deed>
        </details>
      )}
    </section>
  );
}
