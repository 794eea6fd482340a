import { useNavigation } from 'react-router';
import type { Language } from '#contract/choices.ts';
import type { Sample } from '#contract/matches.ts';
import type { Missing, ShownTo } from '#contract/visibility-settings.ts';
import { whoseTexts } from '#web/fields/whose.texts.ts';
import { PostForm } from '#web/forms/PostForm.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { RadioField } from '#web/ui/RadioField.tsx';
import { feetIn, nameIn, yearsIn } from '#words/values.ts';
import styles from './Samples.module.css';
import { samplesTexts } from './samples.texts.ts';
import { showMyselfTexts } from './show-myself.texts.ts';
import { WhatIsSeen } from './WhatIsSeen.tsx';

interface Props {
  /** True if the profile is already shown, but a new requirement has been added since. */
  isShown: boolean;
  shownTo: ShownTo;
  /** The requirements that are not met yet. */
  missing: readonly Missing[];
  samples: readonly Sample[];
}

/** Requirements that are met on other pages before the choice is offered. */
const BEFORE_CHOICE = ['consents', 'confirmPhone'] as const;

/** The choice to be shown, with what others will see, the requirements that are missing, and sample members. */
export function ShowMyself({ isShown, shownTo, missing, samples }: Props) {
  const t = useTexts(showMyselfTexts);
  const isBusy = useNavigation().formData?.get('isWanted') === 'Yes';
  /** True if the choice is not offered yet. */
  const isBlocked = BEFORE_CHOICE.some((step) => missing.includes(step)) || (isShown && missing.includes('candidate'));
  return (
    <>
      <Card title={isShown ? t.shownHeading : t.heading}>
        <p>{isShown ? t.shownLead : t.lead}</p>
        <WhatIsSeen />
        {missing.includes('consents') && (
          <>
            <p>{t.consentsFirst}</p>
            <LinkButton to="/my-consents">{t.toConsents}</LinkButton>
          </>
        )}
        {missing.includes('confirmPhone') && (
          <>
            <p>{t.phoneFirst}</p>
            <LinkButton to="/confirm-phone">{t.confirmPhone}</LinkButton>
          </>
        )}
        {missing.includes('candidate') && (
          <>
            <p>{t.candidateFirst}</p>
            <LinkButton to="/matching-profile/family">{t.invite}</LinkButton>
          </>
        )}
        {!isBlocked && (
          <PostForm>
            <input type="hidden" name="isWanted" value="Yes" />
            <RadioField
              name="shownTo"
              label={t.shownTo}
              hint={t.chosenHint}
              defaultValue={shownTo}
              options={[
                { value: 'Members', label: t.toMembers },
                { value: 'Chosen', label: t.toChosen },
              ]}
            />
            {missing.includes('whose') ? <AsWhose isBusy={isBusy} /> : <Button isBusy={isBusy}>{t.show}</Button>}
          </PostForm>
        )}
      </Card>
      {samples.length > 0 && <Samples samples={samples} />}
    </>
  );
}

/** Two buttons. Each states whose profile it is and asks that it is shown, in one tap. */
function AsWhose({ isBusy }: { isBusy: boolean }) {
  const t = useTexts(showMyselfTexts);
  const whose = useTexts(whoseTexts);
  return (
    <>
      <h3>{whose.question}</h3>
      <p>{whose.why}</p>
      <Actions>
        <Button name="whose" value="candidate" isBusy={isBusy}>
          {t.showMine}
        </Button>
        <Button name="whose" value="guardian" look="secondary">
          {t.showTheirs}
        </Button>
      </Actions>
    </>
  );
}

/** Examples of members, described so that nobody can be recognized. */
function Samples({ samples }: { samples: readonly Sample[] }) {
  const t = useTexts(samplesTexts);
  const language = useLanguage();
  return (
    <Card title={t.heading}>
      <p>{t.lead}</p>
      <ul className={styles.samples}>
        {samples.map((sample, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing that names them, and stay in their order
          <li key={index}>
            {linesOf(sample, language).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Returns the lines that describe a sample member in the reader's language. Lines without a fact are left out. */
function linesOf(
  { age, heightCm, place, district, caste, education, profession }: Sample,
  language: Language,
): string[] {
  const join = (...parts: string[]) => parts.filter(Boolean).join(' · ');
  const districtName = (language === 'bn' ? district?.nameBn : district?.name) ?? '';
  return [
    join(yearsIn(age, language), feetIn(heightCm, language)),
    join(districtName, nameIn(place, language)),
    join(nameIn(education, language), nameIn(profession, language)),
    nameIn(caste, language),
  ].filter(Boolean);
}
