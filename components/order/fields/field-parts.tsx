import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import type { ControllerFieldState } from 'react-hook-form';

type HintProps = {
  children?: ReactNode;
  /** What is probably mistyped, told as it is left; empty where all is well, absent where nothing is doubted. */
  doubt?: ReactNode;
};

/** What helps to fill in the field around it. */
export const Hint = ({ children, doubt }: HintProps) =>
  (children || doubt !== undefined) && (
    <Text slot="description" className="hint">
      {children}
      {doubt !== undefined && (
        <span role="status" className="doubt">
          {doubt}
        </span>
      )}
    </Text>
  );

export const Fault = ({ of }: { of: ControllerFieldState }) => (
  <FieldError className="fault">{of.error?.message}</FieldError>
);

/** Two fields side by side where there is room; a short one is as wide as its name. */
export const Pair = ({ ratio, children }: { ratio?: 'wide-narrow' | 'narrow-wide'; children: ReactNode }) => (
  <div className="pair" data-ratio={ratio}>
    {children}
  </div>
);
