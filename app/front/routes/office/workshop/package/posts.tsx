import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { TabLinks } from "~/platform/ui/front/tab-links";
import { Link } from "~/platform/ui/link";
import {
  packagePosts,
  type OrderSheet,
  type PackagePost,
} from "~/workshop/package/front/package-sheet";

const posts = Object.keys(packagePosts) as PackagePost[];

/** The post that an address of the package asks for; undefined where it asks for the whole. */
export function readPost(query: URLSearchParams): PackagePost | undefined {
  return posts.find((post) => packagePosts[post] === query.get("post"));
}

/** What of an order's package is for one post, or all of it. */
export function ofPost(order: OrderSheet, post: PackagePost | undefined): OrderSheet {
  if (!post) return order;
  const pieces = order.pieces.map((piece) => {
    const sections = piece.sections.filter((section) => section.post === post);
    return { ...piece, facts: [], warnings: null, pictures: [], sections };
  });
  return { ...order, lines: [], pieces: pieces.filter(({ sections }) => sections.length > 0) };
}

/** The posts that have something to do, and their headings. */
export function postsOf({ pieces }: OrderSheet): { post: PackagePost; title: string }[] {
  const sections = pieces.flatMap((piece) => piece.sections);
  return posts.flatMap((post) => {
    const title = sections.find((section) => section.post === post)?.title;
    return title === undefined ? [] : [{ post, title }];
  });
}

interface PostsProps {
  number: string;
  posts: readonly { post: PackagePost; title: string }[];
  post: PackagePost | undefined;
}

/** The contents of a package: the whole, or what one post does. */
export function Contents({ number, posts: listed, post }: PostsProps) {
  const { t } = useTranslation("office-orders");
  if (listed.length === 0) return null;
  return (
    <div className="no-print mt-2">
      <TabLinks
        label={t("package.posts")}
        tabs={[
          {
            to: officePaths.orderPackage(number),
            label: t("package.whole"),
            isCurrent: post === undefined,
          },
          ...listed.map((one) => ({
            to: officePaths.orderPackage(number, packagePosts[one.post]),
            label: one.title,
            isCurrent: one.post === post,
          })),
        ]}
      />
    </div>
  );
}

/** The way on to the next post. */
export function NextPost({ number, posts: listed, post }: PostsProps) {
  const { t } = useTranslation("office-orders");
  const next = listed[listed.findIndex((one) => one.post === post) + 1];
  if (!next) return null;
  return (
    <p className="no-print mt-6">
      <Link
        to={officePaths.orderPackage(number, packagePosts[next.post])}
        className="button button-secondary"
      >
        {t("package.next", { post: next.title })}
      </Link>
    </p>
  );
}
