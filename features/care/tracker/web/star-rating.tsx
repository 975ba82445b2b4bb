import { m } from '@dhruva/web/paraglide/messages.js';
import { classNames } from '@dhruva/web/ui/class-names.ts';
import { FieldError } from '@dhruva/web/ui/field.tsx';
import { VisuallyHidden } from '@dhruva/web/ui/visually-hidden.tsx';

const WORDS = [
  m.counselling_rating_1,
  m.counselling_rating_2,
  m.counselling_rating_3,
  m.counselling_rating_4,
  m.counselling_rating_5,
] as const;

const STAR =
  'M12 2.8l2.8 5.9 6.4.8-4.7 4.4 1.2 6.4L12 17.200l-5.700 3.100 1.200-6.400-4.700-4.400 6.400-.8Z';

interface StarRatingProps {
  /** The initial and the current rating; 0: none. */
  readonly start: number;
  readonly rating: number;
  readonly isMissing: boolean;
}

/** Id of the first star, which the error summary links to. */
export const FIRST_STAR = 'rating-1';

/** A rating of one to five stars: radio buttons with labels. */
export const StarRating = ({ start, rating, isMissing }: StarRatingProps) => (
  <fieldset aria-describedby={isMissing ? 'rating-error' : undefined}>
    <legend className="font-heading text-head">{m.counselling_rating()}</legend>
    {isMissing && (
      <div className="mt-2">
        <FieldError id="rating" error={m.counselling_rating_missing()} />
      </div>
    )}
    <div className="mt-2 flex flex-wrap items-center gap-x-4">
      <div className="-ml-1 flex flex-wrap">
        {WORDS.map((words, index) => (
          <label
            key={words()}
            className="flex size-13 cursor-pointer items-center justify-center rounded-field has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
          >
            <input
              id={`rating-${index + 1}`}
              type="radio"
              name="rating"
              value={index + 1}
              defaultChecked={start === index + 1}
              className="sr-only"
            />
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              strokeWidth={1.5}
              strokeLinejoin="round"
              className={classNames(
                'size-10 stroke-care',
                index < rating ? 'fill-care' : 'fill-transparent',
              )}
            >
              <path d={STAR} />
            </svg>
            <VisuallyHidden>
              {m.counselling_stars({ words: words(), count: index + 1 })}
            </VisuallyHidden>
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="text-lead text-ink-2">
        {WORDS[rating - 1]?.() ?? m.counselling_rating_none()}
      </p>
    </div>
  </fieldset>
);
