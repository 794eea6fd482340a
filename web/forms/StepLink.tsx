import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { STEP } from './step-controls.ts';

/** Opens a step of the form that one is in. What was typed in the others stays. */
export const StepLink = ({ step, ...link }: { step: string } & Omit<ComponentProps<typeof Link>, 'to'>) => (
  <Link to={`?${STEP}=${step}`} defaultShouldRevalidate={false} preventScrollReset {...link} />
);
