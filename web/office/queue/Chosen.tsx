import { useEffect, useState } from 'react';
import { useActionData, useLoaderData } from 'react-router';
import { OUTCOME } from '#contract/outcome.ts';
import { type AssignedKind, assignTo, markLettersAnswered } from '#contract/staff/tasks.ts';
import { deeds } from '#web/forms/actions.ts';
import { INTENT } from '#web/forms/by-intent.ts';
import { deedFieldId } from '#web/forms/deed-field-id.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { PostForm } from '#web/forms/PostForm.tsx';
import { useLanguage, useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useDesk } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { Button } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/classNames.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import { number } from '#words/numbers.ts';
import { chosenTexts } from './chosen.texts.ts';
import queueStyles from './Queue.module.css';

/** The actions for chosen entries of a list, and the action that assigns one entry to oneself (`take`). */
export const chosenDeeds = deeds({ assignChosen: assignTo, take: assignTo, answerAll: markLettersAnswered });

const { Deed } = chosenDeeds;

/** The id of the form for the chosen entries. Its checkboxes are in the entries. */
const FORM = 'chosen-form';

/** The checkbox that chooses an entry. */
export function ChooseBox({ reference, name }: { reference: string; name: string }) {
  const t = useTexts(chosenTexts);
  return (
    <label className={queueStyles.box}>
      <input type="checkbox" form={FORM} name="chosen" value={reference} data-key="x" />
      <span className="spoken">{t.choose(name)}</span>
    </label>
  );
}

interface Assignment {
  kind: AssignedKind;
  reference: string;
  assignedTo: { id: number; name: string } | null;
}

/** Shows to whom an entry is assigned, with a button to assign it to oneself. */
export function AssignedTo({ kind, reference, assignedTo }: Assignment) {
  const t = useTexts(chosenTexts);
  const { id } = useDesk();
  const isMine = assignedTo?.id === id;
  return (
    <div className={queueStyles.mine}>
      {assignedTo && <span className={styles.soft}>{isMine ? t.mine : t.assignedTo(assignedTo.name)}</span>}
      {!isMine && (
        <div data-key="m">
          <Deed deed="take" sent={{ kind, chosen: reference, staff: String(id) }} label={t.toMe} look="quiet" />
        </div>
      )}
    </div>
  );
}

/**
 * The actions for the chosen entries, at the end of the list: to assign them, and with `canAnswer` to mark messages as
 * answered.
 */
export function Chosen({ kind, canAnswer = false }: { kind: AssignedKind; canAnswer?: boolean }) {
  const t = useTexts(chosenTexts);
  const language = useLanguage();
  const { colleagues, id } = useDesk();
  const count = useCount();
  const isAlive = useIsAlive();
  const messageText = useMessageText();
  const sent = useActionData<FormResult>();
  const refusal = sent?.deed === 'answerAll' && sent.code !== OUTCOME.done ? sent : undefined;
  const reasonError = refusal?.errors.reason;
  return (
    <PostForm id={FORM} className={classNames(queueStyles.chosen, count > 0 && queueStyles.some)} noValidate>
      <input type="hidden" name="kind" value={kind} />
      {isAlive && count === 0 ? (
        <p className={styles.soft}>{t.none}</p>
      ) : (
        <>
          {isAlive && <strong>{t.chosen(number(count, language))}</strong>}
          <SelectField
            name="staff"
            id="chosen-staff"
            label={t.toWhom}
            placeholder={t.nobody}
            defaultValue={String(id)}
            options={colleagues.map((colleague) => ({ value: String(colleague.id), label: colleague.name }))}
          />
          <Button look="secondary" name={INTENT} value="assignChosen">
            {t.assign}
          </Button>
          {canAnswer && (
            <>
              <TextField
                name="reason"
                id={deedFieldId('answerAll', undefined, 'reason')}
                label={t.note}
                defaultValue={refusal?.typed.reason}
                error={reasonError && messageText(reasonError)}
              />
              <Button look="secondary" name={INTENT} value="answerAll">
                {t.answered}
              </Button>
            </>
          )}
        </>
      )}
    </PostForm>
  );
}

/** Returns the number of ticked boxes. It is counted again when the list is reloaded. */
function useCount(): number {
  const loaded = useLoaderData();
  const sent = useActionData<FormResult>();
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reloaded list has other boxes
  useEffect(() => {
    const form = document.getElementById(FORM);
    if (!(form instanceof HTMLFormElement)) return;
    const read = () => setCount(new FormData(form).getAll('chosen').length);
    // Handled entries are no longer chosen.
    if (sent?.code === OUTCOME.done && (sent.deed === 'assignChosen' || sent.deed === 'answerAll')) form.reset();
    read();
    document.addEventListener('change', read);
    return () => document.removeEventListener('change', read);
  }, [loaded, sent]);
  return count;
}
