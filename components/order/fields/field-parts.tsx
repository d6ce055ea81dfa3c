import type { ReactNode } from 'react';
import type { ControllerFieldState } from 'react-hook-form';

type HintProps = {
  /** The field's name. */
  of: string;
  children?: ReactNode;
  /** Typo hint, shown on blur; '' if there is none, undefined if the field is not checked for typos. */
  doubt?: ReactNode;
};

/** Helps to fill in a field. */
export const Hint = ({ of, children, doubt }: HintProps) =>
  (children || doubt !== undefined) && (
    <span id={`${of}-hint`} className="hint">
      {children}
      {doubt !== undefined && (
        <span role="status" className="doubt">
          {doubt}
        </span>
      )}
    </span>
  );

type FaultProps = { of: string; state: ControllerFieldState };

export const Fault = ({ of, state: { error } }: FaultProps) =>
  error && (
    <span id={`${of}-fault`} className="fault">
      {error.message}
    </span>
  );

/** ARIA attributes that connect a field with its hint and its error. */
export const described = (name: string, hasHint: boolean, { error }: ControllerFieldState) => ({
  'aria-describedby': [hasHint && `${name}-hint`, error && `${name}-fault`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
});

/** Two fields side by side if there is room; `ratio` makes one of them just wide enough for its label. */
export const Pair = ({ ratio, children }: { ratio?: 'wide-narrow' | 'narrow-wide'; children: ReactNode }) => (
  <div className="pair" data-ratio={ratio}>
    {children}
  </div>
);
