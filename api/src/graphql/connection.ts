import { PAGE_SIZE_DEFAULT } from 'schema/rules/limits';
import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { decodeCursor, encodeCursor, type PageRequest } from '../paging.js';

interface Row {
  readonly id: string | number;
  readonly createdAt: Date;
}

@ObjectType({ description: 'Where a page ends.', simpleResolvers: true })
export class PageInfo {
  @Field(() => String, {
    nullable: true,
    description: 'Of the last row, for `after`; null: the page is empty.',
  })
  endCursor!: string | null;
  @Field(() => Boolean, { description: 'There are more rows after it.' }) hasNextPage!: boolean;
}

@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: PAGE_SIZE_DEFAULT, description: '1–100.' }) first!: number;
  @Field(() => String, { nullable: true, description: 'The `endCursor` of the page before.' })
  after?: string | null;
}

export const pageRequest = ({ first, after }: PageArgs): PageRequest => ({
  first,
  after: after ? decodeCursor(after) : null,
});

/**
 * `<Name>Connection` and `<Name>Edge` of a node type. The node's rows carry `id` and `createdAt`, which the cursor is
 * made of. `Connection.of(rows, first)` takes one row more than asked, as `pageLimit` reads them.
 */
export function connectionOf<Node extends Row>(NodeType: ClassType<Node>, name: string) {
  @ObjectType(`${name}Edge`, { description: 'One row of a page.', simpleResolvers: true })
  class Edge {
    @Field(() => NodeType, { description: 'The row.' }) readonly node: Node;

    constructor(node: Node) {
      this.node = node;
    }

    // worked out when asked for: most ask for the last one only
    @Field(() => String, { description: 'The page after this row begins here.' })
    get cursor(): string {
      return encodeCursor(this.node);
    }
  }

  @ObjectType(`${name}Connection`, { description: 'A page, newest first.', simpleResolvers: true })
  class Connection {
    @Field(() => [Edge], { description: 'Rows with their cursors.' }) readonly edges: Edge[];
    @Field(() => PageInfo, { description: 'Where it ends.' }) readonly pageInfo: PageInfo;

    constructor(rows: readonly Node[], first: number) {
      this.edges = rows.slice(0, first).map((node) => new Edge(node));
      this.pageInfo = { endCursor: this.edges.at(-1)?.cursor ?? null, hasNextPage: rows.length > first };
    }
  }
  return Connection;
}
