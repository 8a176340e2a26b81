import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { AccessTo } from '../../access.js';
import type { RequestContext } from '../../context.js';
import type { AgreementService } from './agreement.service.js';
import { AssessmentAgreementType } from './agreement.types.js';

@Resolver()
export class AgreementResolver {
  constructor(private readonly service: AgreementService) {}

  @AccessTo('impactReader')
  @Query(() => [AssessmentAgreementType], {
    description:
      "How far each assessor version, with each calibration and without one, agrees with teachers on each criterion: their first marks, given before the machine's could be seen, of students with consent in force. Fewer than ten students are not told of.",
  })
  assessmentAgreement(
    @Arg('period', () => String, {
      nullable: true,
      description: '`all-time`, or a month as `YYYY-MM`; left out: all time.',
    })
    period: string | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<AssessmentAgreementType[]> {
    return this.service.agreement(ctx, period ?? undefined);
  }
}
