import { useId, type ComponentProps } from 'react';
import type { Draft } from '../forms/draft.ts';
import { CalculatorForm } from '../forms/CalculatorForm.tsx';
import { Card } from '../layout/Card.tsx';
import { Stack } from '../layout/Stack.tsx';
import { OfferedInputs } from '../sharing/OfferedInputs.tsx';
import { FormProfile, type ProfileFields } from '../visit/FormProfile.tsx';
import { ProfileChip } from '../visit/ProfileChip.tsx';

interface FormCardProps<D extends Draft, Values> extends Omit<ComponentProps<typeof CalculatorForm<D, Values>>, 'labelledBy' | 'kept'> {
  readonly title: string;
  /** Shown below the title while the visit has no profile. */
  readonly hint: string;
  /** The key under which the draft is stored across pages. */
  readonly keptAs: string;
  /** Fields that hold dollar amounts. */
  readonly amounts: readonly string[];
  /** Fields that share their values with the visit profile. */
  readonly profile?: ProfileFields | undefined;
  /** Shows an invalid input of a link in its field, with its error, instead of leaving it out. */
  readonly showsInvalid?: boolean;
}

/** A calculator's form under its title. Links, saved calculations and the visit's profile fill it. */
export function FormCard<D extends Draft, Values>({
  title,
  hint,
  keptAs,
  amounts,
  profile,
  showsInvalid,
  children,
  ...form
}: FormCardProps<D, Values>) {
  const titleId = useId();
  return (
    <Card>
      <Stack $gap="s">
        <div>
          <h2 id={titleId}>{title}</h2>
          <ProfileChip otherwise={hint} fields={profile} />
        </div>
        <CalculatorForm {...form} labelledBy={titleId} kept={{ as: keptAs, amounts }}>
          <OfferedInputs amounts={amounts} showsInvalid={showsInvalid} />
          {profile && <FormProfile fields={profile} initial={form.initialDraft} keptAs={keptAs} />}
          {children}
        </CalculatorForm>
      </Stack>
    </Card>
  );
}
