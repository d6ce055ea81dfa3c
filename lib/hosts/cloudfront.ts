import { DESK_PATH } from '@/lib/desk/address';
import { viewerRequest } from './cloudfront-request';
import { DESK_HEADERS, HSTS_SECONDS, PICTURE_ENDINGS, PICTURE_HEADERS, SECURITY, type Site } from './rules';

const indented = (text: string, by: number) => text.trimEnd().replace(/^(?=.)/gm, ' '.repeat(by));

/** Without the headers for which CloudFront has fields. */
const {
  'Content-Security-Policy': csp,
  'X-Content-Type-Options': _nosniff,
  'Referrer-Policy': referrer,
  ...custom
} = SECURITY;

/** One for the site, another for the CMS if it is exported. */
const headersPolicy = (id: string, suffix: string, headers: Record<string, string>, policy: string = csp) => `  ${id}:
    Type: AWS::CloudFront::ResponseHeadersPolicy
    Properties:
      ResponseHeadersPolicyConfig:
        Name: !Sub '\${AWS::StackName}-headers${suffix}'
        SecurityHeadersConfig:
          ContentSecurityPolicy:
            ContentSecurityPolicy: ${JSON.stringify(policy)}
            Override: true
          ContentTypeOptions:
            Override: true
          ReferrerPolicy:
            ReferrerPolicy: ${referrer}
            Override: true
          StrictTransportSecurity:
            AccessControlMaxAgeSec: ${HSTS_SECONDS}
            Override: true
        CustomHeadersConfig:
          Items:
${Object.entries(headers)
  .map(
    ([name, value]) =>
      `            - Header: ${name}\n              Value: ${JSON.stringify(value)}\n              Override: true`,
  )
  .join('\n')}
`;

/** CachePolicyId is AWS's managed policy CachingOptimized. */
const behaviour = (headers: string) => `TargetOriginId: bucket
ViewerProtocolPolicy: redirect-to-https
Compress: true
CachePolicyId: 658327ea-f89d-4fab-a63d-7e88639e58f6
ResponseHeadersPolicyId: !Ref ${headers}
FunctionAssociations:
  - EventType: viewer-request
    FunctionARN: !GetAtt Paths.FunctionARN
`;

/** The first matching pattern wins. */
const behaviours = (base: string, hasDesk: boolean | undefined) =>
  [
    ...PICTURE_ENDINGS.map((ending) => [`'*.${ending}'`, 'PictureHeaders'] as const),
    ...(hasDesk ? [[`${base}${DESK_PATH}*`, 'DeskHeaders'] as const] : []),
  ]
    .map(([pattern, headers]) => `          - PathPattern: ${pattern}\n${indented(behaviour(headers), 12)}\n`)
    .join('');

/** → '# S3 and CloudFront: …' */
export const cloudfrontFile = ({
  host,
  base,
  redirects,
  hasDesk,
}: Site) => `# S3 and CloudFront: a private bucket, the distribution before it, its function and its headers.
# 1. In us-east-1, where CloudFront looks for it, ask AWS Certificate Manager for a certificate of ${host}.
# 2. aws cloudformation deploy --region us-east-1 --stack-name website --template-file deploy/cloudfront.yaml \\
#      --parameter-overrides Certificate=arn:aws:acm:us-east-1:...
# 3. aws cloudformation describe-stacks --region us-east-1 --stack-name website --query 'Stacks[0].Outputs'
#    names the bucket for deploy/s3-upload.sh, and the address that ${host} has to point at (CNAME).
AWSTemplateFormatVersion: '2010-09-09'
Description: Static website on S3 and CloudFront
Parameters:
  Certificate:
    Type: String
Resources:
  Bucket:
    Type: AWS::S3::Bucket
    DeletionPolicy: Retain
    UpdateReplacePolicy: Retain
    Properties:
      PublicAccessBlockConfiguration:
        BlockPublicAcls: true
        BlockPublicPolicy: true
        IgnorePublicAcls: true
        RestrictPublicBuckets: true
  BucketPolicy:
    Type: AWS::S3::BucketPolicy
    Properties:
      Bucket: !Ref Bucket
      PolicyDocument:
        Version: '2012-10-17'
        Statement:
          - Effect: Allow
            Principal:
              Service: cloudfront.amazonaws.com
            Action: s3:GetObject
            Resource: !Sub '\${Bucket.Arn}/*'
            Condition:
              StringEquals:
                AWS:SourceArn: !Sub 'arn:aws:cloudfront::\${AWS::AccountId}:distribution/\${Distribution}'
  Access:
    Type: AWS::CloudFront::OriginAccessControl
    Properties:
      OriginAccessControlConfig:
        Name: !Sub '\${AWS::StackName}-access'
        OriginAccessControlOriginType: s3
        SigningBehavior: always
        SigningProtocol: sigv4
  Paths:
    Type: AWS::CloudFront::Function
    Properties:
      Name: !Sub '\${AWS::StackName}-paths'
      AutoPublish: true
      FunctionConfig:
        Comment: Index documents and the slash at the end of a path
        Runtime: cloudfront-js-2.0
      FunctionCode: |
${indented(viewerRequest({ base, redirects }), 8)}
${headersPolicy('Headers', '', custom)}${headersPolicy('PictureHeaders', '-pictures', custom, PICTURE_HEADERS['Content-Security-Policy'])}${hasDesk ? headersPolicy('DeskHeaders', '-desk', { ...custom, ...DESK_HEADERS }) : ''}  Distribution:
    Type: AWS::CloudFront::Distribution
    Properties:
      DistributionConfig:
        Enabled: true
        HttpVersion: http2and3
        IPV6Enabled: true
        Aliases:
          - ${host}
        ViewerCertificate:
          AcmCertificateArn: !Ref Certificate
          MinimumProtocolVersion: TLSv1.2_2021
          SslSupportMethod: sni-only
        Origins:
          - Id: bucket
            DomainName: !GetAtt Bucket.RegionalDomainName
            OriginAccessControlId: !GetAtt Access.Id
            S3OriginConfig:
              OriginAccessIdentity: ''
        DefaultCacheBehavior:
${indented(behaviour('Headers'), 10)}
        CacheBehaviors:
${behaviours(base, hasDesk)}        # A private bucket answers 403 for what it does not hold.
        CustomErrorResponses:
          - ErrorCode: 403
            ResponseCode: 404
            ResponsePagePath: ${base}/404.html
            ErrorCachingMinTTL: 10
Outputs:
  Bucket:
    Value: !Ref Bucket
  Address:
    Value: !GetAtt Distribution.DomainName
`;
