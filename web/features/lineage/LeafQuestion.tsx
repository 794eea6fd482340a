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
  offered: SideValues;
  lists: LoadedLineage;
  isMuslim: boolean;
  isSending: boolean;
  /** The result of the last attempt, if it failed. */
  failed: FormResult | undefined;
  onSend: (answer: SideValues) => void;
}

/** Questions about health. Their answers are never stored in the tab. */
const HEALTH_QUESTIONS: readonly string[] = ['life', 'disease'];
/** Questions whose answers are inherited in the line. */
const RUNS_IN_LINE: readonly string[] = ['clan', 'caste', 'tribe'];

/** The form for one question, with buttons for an answer that nobody remembers and to copy the parent's answer. */
export function LeafQuestion({ asked, stored, offered, lists, isMuslim, isSending, failed, onSend }: Props) {
  const t = useTexts(treeTexts);
  const language = useLanguage();
  const messageText = useMessageText();
  const [isEmpty, setIsEmpty] = useState(false);
  const { profileId } = useMember();
  const [path = ''] = pathsOf(asked);
  const unknown = unknownPathOf(asked);
  const isHealth = HEALTH_QUESTIONS.includes(asked.question);
  const draft = draftKeyOf(asked, profileId);
  const [typed] = useState(() => (isHealth ? undefined : readTyped(readDraft(draft), path)));
  const shown = (fieldPath: string) =>
    (fieldPath === path ? typed : undefined) ?? (stored[fieldPath] || offered[fieldPath] || '');
  const isOffered = !stored[path] && offered[path];
  const parentsAnswer = stored[`parent.${asked.question}`] ?? '';
  const canCopy =
    asked.leaf !== 'parent' && RUNS_IN_LINE.includes(asked.question) && parentsAnswer !== '' && !stored[path];
  const conflict = failed?.conflicts?.[0];
  const failureText = conflict
    ? t.meanwhile((language === 'bn' ? conflict.savedBn : conflict.saved) || t.emptied)
    : messageText(failed?.message);

  function errorOf(fieldPath: string): string | undefined {
    if (fieldPath === path && isEmpty) return unknown ? t.empty : t.noUnknown;
    const message = failed?.errors[leafFieldName(asked, fieldPath)];
    return message && messageText(message);
  }

  const sendAnswer = (values: SideValues) => {
    keepDraft(draft, '');
    onSend(values);
  };

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = Object.fromEntries(
      [...readForm(event)].map(([name, value]): [string, string] => [pathOf(name), value.trim()]),
    );
    const sentPaths = pathsOf(asked).filter((fieldPath) => fieldPath !== unknown);
    const values = Object.fromEntries(
      sentPaths.map((fieldPath): [string, string] => [fieldPath, given[fieldPath] ?? '']),
    );
    const isNothingGiven = Object.values(values).every((value) => value === '') && !isAnswered(stored, asked);
    setIsEmpty(isNothingGiven);
    if (isNothingGiven) return;
    // The draft stays in the tab until the answer is saved, because the network may fail.
    if (!isHealth) keepDraft(draft, JSON.stringify(values));
    onSend(values);
  }

  return (
    <form
      noValidate
      onSubmit={save}
      onInput={(event) => {
        setIsEmpty(false);
        if (!isHealth) keepDraft(draft, JSON.stringify({ [path]: readForm(event).get(controlOf(path)) ?? '' }));
      }}
    >
      <p className="soft">{isHealth || asked.question === 'tribe' ? t.unseen : t.seen}</p>
      {isOffered && <p className="soft">{t.offered}</p>}
      {unknown && stored[unknown] === 'Yes' && <p className="soft">{t.saidForgotten}</p>}
      {failed && !isSending && Object.keys(failed.errors).length === 0 && <Notice tone="error">{failureText}</Notice>}
      <LeafField asked={asked} shown={shown} errorOf={errorOf} isMuslim={isMuslim} lists={lists} />
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
        {unknown && (
          <Button type="button" look="quiet" disabled={isSending} onClick={() => sendAnswer({ [unknown]: 'Yes' })}>
            {t.forgotten}
          </Button>
        )}
      </Actions>
      <LoginDialog asking={failed?.needsLogin ? failed : undefined} onLogin={() => {}} />
    </form>
  );
}

/** Returns the key under which this tab stores the typed answer until it is saved. */
export const draftKeyOf = ({ side, leaf, question }: Asked, profileId: string): string =>
  `leaf ${side} ${leaf} ${question} ${profileId}`;

/** Returns the typed answer that the stored draft has at this path; undefined if it has none. */
function readTyped(keptDraft: string | null, path: string): string | undefined {
  try {
    const typed: unknown = keptDraft ? Reflect.get(Object(JSON.parse(keptDraft)), path) : undefined;
    return typeof typed === 'string' ? typed : undefined;
  } catch {
    return undefined;
  }
}

/** Prefix of the control names here, because the form with all fields is on the same page. */
const LEAF = 'leaf.';
const controlOf = (path: string): string => `${LEAF}${path}`;
const pathOf = (control: string): string => control.slice(LEAF.length);

interface LeafFieldProps {
  asked: Asked;
  shown: (path: string) => string;
  /** Returns the error message of an answer. */
  errorOf: (path: string) => string | undefined;
  isMuslim: boolean;
  lists: Pick<LoadedLineage, 'castes' | 'tribes' | 'clans' | 'maleOccupations'>;
}

/** The control for one question. */
function LeafField({ asked, shown, errorOf, isMuslim, lists }: LeafFieldProps) {
  const t = useTexts(treeTexts);
  const [path = '', detailsPath = ''] = pathsOf(asked);
  const control = (fieldPath: string) => ({
    name: controlOf(fieldPath),
    defaultValue: shown(fieldPath),
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
        <ChronicDiseaseField answer={control(path)} details={control(detailsPath)} storedDetails={shown(detailsPath)} />
      );
  }
}
