import { useState } from 'react';
import {
  type ActionFunction,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router';
import { stepPersonal } from '#contract/details.ts';
import { LINEAGE_SIDES, type LineageSide, lineage } from '#contract/lineage.ts';
import type { Draft } from '#contract/wire.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { BLOODLINE, copyingControls, OFFERED, withCopiedBloodline } from '#web/features/lineage/bloodline.ts';
import { LineageForm } from '#web/features/lineage/LineageForm.tsx';
import { LineageTree } from '#web/features/lineage/LineageTree.tsx';
import { lineageTexts, sideTexts } from '#web/features/lineage/lineage.texts.ts';
import { leafSteps, parentStep } from '#web/features/lineage/questions.ts';
import { treeTexts } from '#web/features/lineage/tree.texts.ts';
import { clearDetails } from '#web/fields/ChronicDiseaseField.tsx';
import { byIntent } from '#web/forms/by-intent.ts';
import { formAction } from '#web/forms/form-action.ts';
import { STEP } from '#web/forms/step-controls.ts';
import { formSteps } from '#web/forms/steps.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import type { Head } from '#web/page-handle.ts';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import type { loader as loadFrame } from '../FormFrame.tsx';
import styles from './LineagePage.module.css';

export function head(path: string): Head {
  const { en, bn } = sideTexts[sideOf(path)];
  return {
    en: { title: en.heading, description: en.description },
    bn: { title: bn.heading, description: bn.description },
  };
}

/** Loads both sides, because either page shows the whole tree. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const versioned = { withVersion: 'Yes' };
  const [paternal, maternal] = await Promise.all([
    load(visit, lineage.paternal.show, versioned),
    load(visit, lineage.maternal.show, versioned),
  ]);
  return { paternal, maternal };
}

const answers = {
  'paternal.leaf': formAction(lineage.paternal.step, { steps: leafSteps('paternal') }),
  'maternal.leaf': formAction(lineage.maternal.step, { steps: leafSteps('maternal') }),
  'paternal.name': formAction(stepPersonal, { steps: parentStep('paternal') }),
  'maternal.name': formAction(stepPersonal, { steps: parentStep('maternal') }),
};
const actions = {
  paternal: byIntent(updateSide('paternal'), answers),
  maternal: byIntent(updateSide('maternal'), answers),
};
export const action: ActionFunction = (args, next) => actions[sideOf(new URL(args.request.url).pathname)](args, next);

/** The lineage of the father's or the mother's side, by the address. */
export function Component() {
  return <LineageSheet side={sideOf(useLocation().pathname)} />;
}

/** Matches the paths of health answers, which are never stored on the device. */
const HEALTH_ANSWER = /\.(lifeExpectancy|chronicDisease)/;

/** The id of Islam in the list of religions. */
const ISLAM = 2;

/** The tree with one question at a time, or a form with all fields. Without JavaScript the form is below the tree. */
function LineageSheet({ side }: { side: LineageSide }) {
  const { heading } = useTexts(sideTexts[side]);
  const { seenBy } = useTexts(lineageTexts);
  const t = useTexts(treeTexts);
  const loaded = useLoaderData<typeof loader>();
  const frame = useRouteLoaderData<typeof loadFrame>('pages/FormFrame');
  const isAlive = useIsAlive();
  const [search] = useSearchParams();
  const [savedInTree, setSavedInTree] = useState(0);
  const isForm = search.has(STEP);
  return (
    <MemberSheet heading={heading} lead={isForm ? seenBy : t.lead}>
      {!isForm && (
        <LineageTree
          own={side}
          loaded={loaded}
          isMuslim={frame?.mine?.shared.religion?.id === ISLAM}
          onSaved={() => setSavedInTree((count) => count + 1)}
        />
      )}
      <div className={isForm ? undefined : styles.folded} hidden={isAlive && !isForm}>
        {/* The key separates the forms of the two sides, and remounts a form whose values an answer in the tree has changed. */}
        <LineageForm key={`${side} ${savedInTree}`} side={side} loaded={loaded[side]} />
      </div>
      {isForm && (
        <p>
          <Link to={`/${side}-bibliography`}>{t.toTree}</Link>
        </p>
      )}
    </MemberSheet>
  );
}

/** Returns the action of the form of one side of the family. */
function updateSide(side: LineageSide) {
  return formAction(lineage[side].step, {
    steps: formSteps[`/${side}-bibliography`],
    mayWait: (path) => !HEALTH_ANSWER.test(path),
    along: (step, typed) => {
      // The parent's values are also saved for ancestors with the same line. Suggested values of the parent are saved
      // with the first step.
      if (step === 'parent') return copyingControls(typed);
      return typed.has(OFFERED) ? BLOODLINE.map((name) => `parent.${name}`) : [];
    },
    complete: (draft, _visit, typed) => withCopiedBloodline(withoutIdleDetails(draft), typed),
  });
}

type LineageDraft = Draft<(typeof lineage)[LineageSide]['form']['fields']>;

// A hoisted function, because the actions above are created while this file loads.
function withoutIdleDetails<D extends LineageDraft>(draft: D): D {
  return {
    ...draft,
    grandfather: clearDetails(draft.grandfather),
    greatGrandfather: clearDetails(draft.greatGrandfather),
  };
}

const sideOf = (path: string): LineageSide => LINEAGE_SIDES.find((side) => path.startsWith(`/${side}-`)) ?? 'paternal';
