import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useActionData, useLocation } from 'react-router';
import { profileForm, updateProfile } from '#contract/profile.ts';
import { isEmail } from '#contract/rules.ts';
import { ChoiceRadio } from '#web/fields/ChoiceRadio.tsx';
import { HeldNotice } from '#web/fields/HeldNotice.tsx';
import { anything, type FormResult, formAction } from '#web/forms/form-action.ts';
import { MemberForm } from '#web/forms/MemberForm.tsx';
import { type FormPage, useFormPage } from '#web/forms/useFormPage.ts';
import { InScript } from '#web/i18n/InScript.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { classNames } from '#web/ui/classNames.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { useMember } from '#web/useMember.ts';
import { personChoices } from '#words/choices/person.ts';
import { profileLabels } from '#words/labels/profile.ts';
import { digits } from '#words/numbers.ts';
import { languageOfLetters } from '#words/readable-name.ts';
import styles from './ProfileFold.module.css';
import { profileTexts } from './profile.texts.ts';

/** The id of the section, to which links lead. */
const PLACE = 'basic-information';

interface Props {
  /** True if the form is the main content of the page. */
  isFirst: boolean;
  children: ReactNode;
}

/** On phones, a link beside the heading to the basic information, because its form is below the listed people there. */
export function ToProfile() {
  const t = useTexts(profileTexts);
  return (
    <Link className={styles.jump} to={`/dashboard#${PLACE}`}>
      <span>{t.heading}</span> <span className={styles.edit}>{t.edit}</span>
    </Link>
  );
}

/** The basic information: one line with name and phone, which unfolds into its form (`children`). */
export function ProfileFold({ isFirst, children }: Props) {
  const t = useTexts(profileTexts);
  const language = useLanguage();
  const { name, phone } = useMember();
  const result = useActionData<FormResult>();
  const isSent = result !== undefined && !result.deed;
  const { place, isUnfolded } = useUnfolding();
  const isOpen = isFirst || isSent || isUnfolded;
  return (
    <section ref={place} id={PLACE} className={classNames(styles.fold, isOpen && styles.open)}>
      <h2>{t.heading}</h2>
      <p className={styles.facts}>
        <span>
          <span className={styles.soft}>{t.nameShort}</span> {name}
        </span>{' '}
        <span>
          <span className={styles.soft}>{t.phoneShort}</span> {digits(phone, language)}
        </span>
        <Link className={styles.edit} to={`/dashboard#${PLACE}`}>
          {t.edit}
        </Link>
      </p>
      <div className={styles.form}>{children}</div>
    </section>
  );
}

/**
 * Returns a reference for the section, and whether its form is unfolded: a link led to the section or one of its
 * fields, or the form had unsaved input when it was rendered.
 */
function useUnfolding() {
  const place = useRef<HTMLElement>(null);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    const target = hash && document.getElementById(hash.slice(1));
    if (!place.current || !target || !place.current.contains(target)) return;
    // Set on the element directly, because a folded field cannot take the focus and the next render would be too late.
    place.current.classList.add(String(styles.open));
    setIsUnfolded(true);
    target.scrollIntoView();
    target.focus();
  }, [hash, key]);
  useEffect(() => {
    const inputs = [...(place.current?.querySelectorAll('input') ?? [])];
    if (inputs.some(({ value, defaultValue }) => value !== defaultValue)) setIsUnfolded(true);
  }, []);
  return { place, isUnfolded };
}

/** Name of the hidden field with the stored email, for the page's rules. */
const STORED_EMAIL = 'storedEmail';

/** The action of the form for the basic information. */
export const profileAction = formAction(updateProfile, {
  context: (_draft, typed) => ({ email: String(typed.get(STORED_EMAIL) ?? '') }),
  mayWait: anything,
});

/**
 * The form for the basic information. The frame has loaded its values. The phone and a stored email are read-only and
 * sent unchanged.
 */
export function ProfileForm() {
  const t = useTexts(profileTexts);
  const label = useLabels(profileLabels);
  const member = useMember();
  const page = useFormPage(profileForm, { loaded: member, draft: `profile ${member.profileId}`, isAmongDeeds: true });
  const { field } = page;
  const typedName = page.isDone ? member.name : field('name').defaultValue.trim() || member.name;
  useKeptSpelling(page);
  const isEmailKept = isEmail(member.email);
  const isEmailShown = isEmailKept || !member.isRestricted;
  return (
    <section>
      <p>{t.lead}</p>
      <HeldNotice held={member.held} />
      <MemberForm page={page} submit={t.submit} changedBySave="nameSpelled">
        <TextField {...field('name')} label={label('name')} autoComplete="name" required />
        <TextField
          {...field('nameSpelled')}
          // A changed name has replaced the spelling typed for the previous name.
          {...(page.isDone && { defaultValue: member.nameSpelled })}
          label={t[otherScriptKey(typedName)]}
          hint={typedName === member.name ? <SpellingHint /> : t.emptied}
          autoComplete="off"
        />
        <ChoiceRadio {...field('gender')} label={label('gender')} names={personChoices.gender} required />
        <input type="hidden" name={STORED_EMAIL} value={member.email} />
        {isEmailShown && (
          <TextField
            {...field('email')}
            key={member.email}
            label={label('email')}
            hint={isEmailKept ? t.emailKept : t.emailHint}
            type="email"
            autoComplete="email"
            readOnly={isEmailKept}
          />
        )}
        <TextField {...field('phone')} label={label('phone')} hint={t.phoneKept} type="tel" readOnly />
      </MemberForm>
    </section>
  );
}

/** Shows the saved spelling in the other script, unless the reader has typed something else since. */
function useKeptSpelling({ form, isDone, result }: FormPage) {
  const member = useMember();
  const handledResult = useRef<FormResult>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer to a save comes first, and then the member as saved
  useEffect(() => {
    if (!isDone || handledResult.current === result) return;
    handledResult.current = result;
    const input = form.ref.current?.querySelector<HTMLInputElement>('[name=nameSpelled]');
    if (input && input.value === result?.typed.nameSpelled) input.value = member.nameSpelled;
  }, [member]);
}

/** Returns the script in which a name is not written, as the text key of the field for its spelling in that script. */
const otherScriptKey = (name: string) => (languageOfLetters(name) === 'bn' ? 'inLatin' : 'inBengali');

/** Shows the current spelling of the name in the other script, and the effect of a change. */
function SpellingHint() {
  const t = useTexts(profileTexts);
  const { name, nameSpelled, spelled } = useMember();
  const scriptKey = otherScriptKey(name);
  if (spelled === '') return `${t[`${scriptKey}Unknown`]} ${t.missing}`;
  return (
    <>
      {t[`${scriptKey}Shown`]}{' '}
      <strong>
        <InScript>{spelled}</InScript>
      </strong>
      <br />
      {nameSpelled === '' ? t.differs : t.emptied}
    </>
  );
}
