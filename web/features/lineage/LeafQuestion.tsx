import { type FormEvent, useState } from 'react';
import { keepDraft, readDraft } from '#web/api/session.ts';
import { ChoiceRadio } from '#web/fields/ChoiceRadio.tsx';
import { ChronicDiseaseField } from '#web/fields/ChronicDiseaseField.tsx';
import { ClanField } from '#web/fields/ClanField.tsx';
import { LivingField } from '#web/fields/LivingField.tsx';
import { LookupSelect } from '#web/fields/LookupSelect.tsx';
import type { FormResult } from '#web/forms/form-action.ts';
import { LoginDialog } from '#web/forms/LoginDialog.tsx';
import { useLanguage, useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useMember } from '#web/useMember.ts';
import { detailsChoices } from '#words/choices/details.ts';
import type { LoadedLineage } from './bloodline.ts';
import { readForm } from './LeafSheet.tsx';
import { answerIn } from './leaf-words.ts';
import { answerNames } from './question.texts.ts';
import { type Asked, isAnswered, pathsOf, type SideValues, unknownPathOf } from './questions.ts';
import { treeTexts } from './tree.texts.ts';
import { leafFieldName } from './useLeafAnswers.ts';

interface Props {
  asked: Asked;
  /** The stored answers of this side. */
  stored: SideValues;
  /** Suggested answers, shown in fields without a stored answer. */
  suggested: SideValues;
  lists: LoadedLineage;
  isMuslim: boolean;
  isSending: boolean;
  /** The result of the last attempt, if the answer was not saved. */
  failure: FormResult | undefined;
  onSend: (answer: SideValues) => void;
}

/** Questions about health. Their answers are never stored in the tab. */
const HEALTH_QUESTIONS: readonly string[] = ['life', 'disease'];
/** Questions whose answers are inherited in a line, so that the parent's answer can be copied. */
const INHERITED_QUESTIONS: readonly string[] = ['clan', 'caste', 'tribe'];

/** Prefix of the control names here, because the form with all fields is on the same page. */
const CONTROL_PREFIX = 'leaf.';
const controlOf = (path: string): string => `${CONTROL_PREFIX}${path}`;
const pathOf = (control: string): string => control.slice(CONTROL_PREFIX.length);

/** The form for one question, with a button for "nobody remembers" and one that copies the parent's answer. */
export function LeafQuestion({ asked, stored, suggested, lists, isMuslim, isSending, failure, onSend }: Props) {
  const t = useTexts(treeTexts);
  const language = useLanguage();
  const messageText = useMessageText();
  const [isEmpty, setIsEmpty] = useState(false);
  const { profileId } = useMember();
  const [path = ''] = pathsOf(asked);
  const unknownPath = unknownPathOf(asked);
  const isHealth = HEALTH_QUESTIONS.includes(asked.question);
  const draftKey = draftKeyOf(asked, profileId);
  const [draftAnswer] = useState(() => (isHealth ? undefined : readTyped(readDraft(draftKey), path)));
  const shownValue = (fieldPath: string) =>
    (fieldPath === path ? draftAnswer : undefined) ?? (stored[fieldPath] || suggested[fieldPath] || '');
  const isSuggested = !stored[path] && suggested[path];
  const parentsAnswer = stored[`parent.${asked.question}`] ?? '';
  const canCopy =
    asked.leaf !== 'parent' && INHERITED_QUESTIONS.includes(asked.question) && parentsAnswer !== '' && !stored[path];
  const conflict = failure?.conflicts?.[0];
  const savedMeanwhile = language === 'bn' ? conflict?.savedBn : conflict?.saved;
  const failureText = conflict ? t.meanwhile(savedMeanwhile || t.emptied) : messageText(failure?.message);

  function errorOf(fieldPath: string): string | undefined {
    if (fieldPath === path && isEmpty) return unknownPath ? t.empty : t.noUnknown;
    const message = failure?.errors[leafFieldName(asked, fieldPath)];
    return message && messageText(message);
  }

  const sendAnswer = (values: SideValues) => {
    keepDraft(draftKey, '');
    onSend(values);
  };

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typedValues = Object.fromEntries(
      [...readForm(event)].map(([name, value]): [string, string] => [pathOf(name), value.trim()]),
    );
    const sentPaths = pathsOf(asked).filter((fieldPath) => fieldPath !== unknownPath);
    const values = Object.fromEntries(
      sentPaths.map((fieldPath): [string, string] => [fieldPath, typedValues[fieldPath] ?? '']),
    );
    // An empty form erases a stored answer. Without a stored answer there is nothing to save.
    const isNothingToSave = Object.values(values).every((value) => value === '') && !isAnswered(stored, asked);
    setIsEmpty(isNothingToSave);
    if (isNothingToSave) return;
    // The draft stays in the tab until the answer is saved, because the network may fail.
    if (!isHealth) keepDraft(draftKey, JSON.stringify(values));
    onSend(values);
  }

  return (
    <form
      noValidate
      onSubmit={save}
      onInput={(event) => {
        setIsEmpty(false);
        if (isHealth) return;
        const typedAnswer = readForm(event).get(controlOf(path)) ?? '';
        keepDraft(draftKey, JSON.stringify({ [path]: typedAnswer }));
      }}
    >
      <p className="soft">{isHealth || asked.question === 'tribe' ? t.unseen : t.seen}</p>
      {isSuggested && <p className="soft">{t.offered}</p>}
      {unknownPath && stored[unknownPath] === 'Yes' && <p className="soft">{t.saidForgotten}</p>}
      {failure && !isSending && Object.keys(failure.errors).length === 0 && <Notice tone="error">{failureText}</Notice>}
      <LeafField asked={asked} shownValue={shownValue} errorOf={errorOf} isMuslim={isMuslim} lists={lists} />
      {canCopy && (
        <p>
          <Button
            type="button"
            look="secondary"
            disabled={isSending}
            onClick={() => sendAnswer({ [path]: parentsAnswer })}
          >
            {t.sameAs(
              asked.side === 'paternal',
              answerIn(stored, { leaf: 'parent', question: asked.question }, { lists, language }),
            )}
          </Button>
        </p>
      )}
      <Actions>
        <Button isBusy={isSending}>{t.save}</Button>
        {unknownPath && (
          <Button type="button" look="quiet" disabled={isSending} onClick={() => sendAnswer({ [unknownPath]: 'Yes' })}>
            {t.forgotten}
          </Button>
        )}
      </Actions>
      <LoginDialog asking={failure?.needsLogin ? failure : undefined} onLogin={() => {}} />
    </form>
  );
}

/** Returns the key under which this tab stores the typed answer until it is saved. */
export const draftKeyOf = ({ side, leaf, question }: Asked, profileId: string): string =>
  `leaf ${side} ${leaf} ${question} ${profileId}`;

/** Returns the answer at this path in a stored draft (JSON); undefined if it has none or is not valid. */
function readTyped(keptDraft: string | null, path: string): string | undefined {
  try {
    const typed: unknown = keptDraft ? Reflect.get(Object(JSON.parse(keptDraft)), path) : undefined;
    return typeof typed === 'string' ? typed : undefined;
  } catch {
    return undefined;
  }
}

interface LeafFieldProps {
  asked: Asked;
  /** Returns the value with which a field is rendered. */
  shownValue: (path: string) => string;
  /** Returns the error message of a field; undefined if it has none. */
  errorOf: (path: string) => string | undefined;
  isMuslim: boolean;
  lists: Pick<LoadedLineage, 'castes' | 'tribes' | 'clans' | 'maleOccupations'>;
}

/** The control for one question. */
function LeafField({ asked, shownValue, errorOf, isMuslim, lists }: LeafFieldProps) {
  const t = useTexts(treeTexts);
  const [path = '', detailsPath = ''] = pathsOf(asked);
  const control = (fieldPath: string) => ({
    name: controlOf(fieldPath),
    defaultValue: shownValue(fieldPath),
    error: errorOf(fieldPath),
  });
  const label = useTexts(answerNames)[asked.question];
  switch (asked.question) {
    case 'name':
      return (
        <TextField
          {...control(path)}
          label={label}
          placeholder={isMuslim ? t.exampleMuslim : t.example}
          autoComplete="off"
        />
      );
    case 'occupation':
      return <LookupSelect {...control(path)} label={label} entries={lists.maleOccupations} />;
    case 'clan':
      return <ClanField {...control(path)} label={label} clans={lists.clans} />;
    case 'caste':
      return <LookupSelect {...control(path)} label={label} entries={lists.castes} />;
    case 'tribe':
      return <LookupSelect {...control(path)} label={label} entries={lists.tribes} />;
    case 'now':
      return <ChoiceRadio {...control(path)} label={label} names={detailsChoices.parentState} />;
    case 'life':
      return <LivingField {...control(path)} />;
    case 'disease':
      return (
        <ChronicDiseaseField
          answer={control(path)}
          details={control(detailsPath)}
          storedDetails={shownValue(detailsPath)}
        />
      );
  }
}
